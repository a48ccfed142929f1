import { describe, expect, it } from "vitest";
import type { ArmyList } from "@/lib/domain/army-list/army-list";
import { newArmyList } from "@/lib/domain/army-list/new-army-list";
import { rosterView } from "@/lib/domain/army-list/roster-view";
import { LANGUAGES, type Language } from "@/lib/domain/language";
import { PAPERS, type Paper } from "@/lib/domain/paper";
import { press } from "@/lib/pdf/press/press";
import { PdfFile } from "../pdf-file";
import { duchyOfWarsaw, tooGreatAnArmy } from "../sample-armies";

function printed(list: ArmyList, language: Language = "en", paper: Paper = "a4"): PdfFile {
  const { bytes } = press({ work: "roster", view: rosterView(list), language, paper });
  return new PdfFile(bytes);
}

describe("a printed roster", () => {
  it("shows points against the format, bases, morale and the army's own names", () => {
    const { text } = printed(duchyOfWarsaw);
    for (const said of [
      "13.5 / 32",
      "6 / 26.5",
      "11 / 20",
      "normal",
      "Książę Józef Poniatowski",
      "15. Pułk Piechoty",
    ]) {
      expect(text).toContain(said);
    }
  });

  it("has a box for each base of the army and of each regiment", () => {
    const file = printed(duchyOfWarsaw);
    const boxesOf = (sizeMm: number) =>
      file
        .boxes(1)
        .filter(
          ({ width, height }) =>
            Math.abs(width - sizeMm) < 0.01 && Math.abs(height - sizeMm) < 0.01,
        );
    expect(boxesOf(3.6)).toHaveLength(11);
    expect(boxesOf(3.1)).toHaveLength(11 + 1 + 2);
  });

  it("lists broken limits with their rule, and only then", () => {
    expect(printed(duchyOfWarsaw).text).not.toContain("Broken limits");
    expect(printed(tooGreatAnArmy).text).toMatch(/Broken limits\n13\.2/);
  });

  it("lists what was accepted with the reason in place of the broken limit", () => {
    const codes = ["units-over-limit", "bases-over-limit", "artillery-over-limit"];
    const list: ArmyList = {
      ...tooGreatAnArmy,
      acceptedFindings: codes.map((code) => ({ code, subject: "", reason: `Agreed: #${code}` })),
    };
    const { text } = printed(list);
    expect(text).toContain("Accepted with a reason");
    for (const code of codes) expect(text).toContain(`Agreed: #${code}`);
    expect(text.split("bases of at most 20")).toHaveLength(2);
    expect(text.indexOf("bases of at most 20")).toBeGreaterThan(text.indexOf("Accepted with"));
  });

  it.each(LANGUAGES.flatMap((language) => PAPERS.map((paper) => ({ language, paper }))))(
    "fits one page in $language on $paper",
    ({ language, paper }) => {
      const file = printed(duchyOfWarsaw, language, paper);
      expect(file.pageCount).toBe(1);
      expect(file.text).not.toMatch(/bogowieWojny\.|print\./);
    },
  );

  it("prints a list that was only just begun", () => {
    const list = newArmyList({ title: "New", language: "en", nation: "austria", divisionId: "d1" });
    expect(printed(list).text).toContain("Division 1");
    expect(printed({ ...list, formations: [] }).text).toContain(
      "No divisions have been entered yet.",
    );
  });

  it("keeps hostile names as text", () => {
    const title = '#pagebreak() $x$ "quote" \\';
    const file = printed({ ...duchyOfWarsaw, title });
    expect(file.pageCount).toBe(1);
    expect(file.text).toContain(title);
  });
});
