import { describe, expect, it } from "vitest";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { listForOthers } from "@/lib/domain/bogowie-wojny/list/list-for-others";
import { newArmyList } from "@/lib/domain/bogowie-wojny/list/new-army-list";
import {
  DEFAULT_ROSTER_PARTS,
  ROSTER_LAYOUTS,
  type RosterLayout,
} from "@/lib/domain/bogowie-wojny/list/roster-print";
import { rosterView } from "@/lib/domain/bogowie-wojny/list/roster-view";
import { LANGUAGES, type Language } from "@/lib/domain/document/language";
import { PAPERS, type Paper } from "@/lib/domain/document/paper";
import { press } from "@/lib/pdf/press/press";
import { PdfFile } from "../../pdf-file";
import { armyOfRegiments, duchyOfWarsaw, tooGreatAnArmy } from "../../sample-armies";

interface Print {
  readonly language?: Language;
  readonly paper?: Paper;
  readonly layout?: RosterLayout;
  readonly link?: string;
}

function printed(list: ArmyList, print: Print = {}): PdfFile {
  const { language = "en", paper = "a4", layout = "one", link = "" } = print;
  const view = rosterView(list);
  const how = { layout, parts: DEFAULT_ROSTER_PARTS, link, secrets: null, language, paper };
  const job = { work: "roster", view, ...how } as const;
  return new PdfFile(press(job).bytes);
}

/** Text without its line breaks and with plain spaces. */
const flowing = (text: string) => text.replaceAll("\n", "").replaceAll("\u00a0", " ");

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

  it("gives value, character and rule of a commander whom list or game know, lines of others", () => {
    const leader = {
      name: "Józef Zajączek",
      commandValue: 1,
      character: "cautious",
      specialRule: "Stands firm",
    } as const;
    const [formation] = duchyOfWarsaw.formations;
    const view = rosterView(duchyOfWarsaw, new Map([[`formation:${formation?.id}`, leader]]));
    const how = { layout: "one", parts: DEFAULT_ROSTER_PARTS, link: "", secrets: null } as const;
    const job = { work: "roster", view, ...how, language: "en", paper: "a4" } as const;
    const { text } = new PdfFile(press(job).bytes);
    expect(text).toContain("+1");
    for (const said of ["Józef Zajączek", "cautious", "Stands firm"]) {
      expect(text).toContain(said);
      expect(printed(duchyOfWarsaw).text).not.toContain(said);
    }
  });

  it("prints a regiment's figures with its training, and boxes for what was not entered", () => {
    const list = armyOfRegiments(2);
    const veterans = structuredClone(list);
    const [regiment] = veterans.formations[0]?.regiments ?? [];
    if (regiment) regiment.veteran = "bought";
    const file = printed(veterans);
    expect(file.text).toContain("17/26");
    expect(file.text).toMatch(/2\n▸\n7\n/);
    expect(file.text).toMatch(/3\n▸\n10\n8\n/);
    expect(printed(list).text).toMatch(/2\n▸\n6\n3\n▸\n9\n7\n/);
    const blank = { ...list, bookEntries: [] };
    expect(printed(blank).text).not.toContain("17/26");
    expect(printed(blank).boxes(1).length).toBeGreaterThan(file.boxes(1).length - 20);
  });

  it("has a box for each hit that a base takes", () => {
    const boxesAt = (endurance: number) => {
      const list = armyOfRegiments(1);
      const [entry] = list.bookEntries;
      if (entry) entry.profile.endurance = endurance;
      return printed(list).boxes(1).length;
    };
    expect(boxesAt(5) - boxesAt(4)).toBe(3);
  });

  it("mentions the rules of its own troops and of no others", () => {
    const { text } = printed(duchyOfWarsaw);
    expect(text).toContain("Ammunition train: in the organisation phase");
    expect(text).toContain("Charge of light cavalry: +3.");
    expect(text).not.toContain("Charge of heavy cavalry");
    expect(text).not.toContain("Light infantry:");
    expect(text).not.toContain("Howitzers:");
  });

  it("ends no line after a Polish word of one letter", () => {
    const { text } = printed(duchyOfWarsaw, { language: "pl" });
    expect(text).toContain("W\u00a0pierwszej turze");
  });

  it("carries order table, turns, morale and victory points in both layouts", () => {
    for (const layout of ROSTER_LAYOUTS) {
      const { text } = printed(duchyOfWarsaw, { layout, language: "pl" });
      for (const said of [
        "Tabela rozkazów, 2k6",
        "natarcie",
        "9+",
        "Ostrożny (−1 i mniej)",
        "załamanie",
        "25%",
        "50%",
        "zginął wódz naczelny",
        "Punkty zwycięstwa",
        "31+ masakra",
      ]) {
        expect(flowing(text), said).toContain(said);
      }
    }
  });

  it("says what each order allows, and on a page of its own what comes in a turn after what", () => {
    for (const [language, said] of [
      ["en", ["move – attacks only those that attacked", "+5 cm"]],
      ["da", ["bevægelse – angriber kun den", "+5 cm"]],
      ["pl", ["ruch – atakuje tylko tego", "+5 cm"]],
    ] as const) {
      const text = flowing(printed(duchyOfWarsaw, { language, layout: "one" }).text);
      for (const part of said) expect(text).toContain(part);
    }
    const page = printed(duchyOfWarsaw, { layout: "two", language: "pl" }).pageText(2);
    const phases = ["rozkazów", "ruchu", "strzelania", "walki wręcz", "organizacji"];
    const places = phases.map((phase) => page.indexOf(`Faza ${phase}`));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(page).toContain("Test inicjatywy");
  });

  it("takes two pages rather than letters too small to read", () => {
    const file = printed(armyOfRegiments(30), { layout: "one", language: "pl" });
    expect(file.pageCount).toBe(2);
    expect(file.pageText(1)).toContain("30. pułk marszałka");
    expect(file.pageText(2)).toContain("Tabela rozkazów");
  });

  it("shows an ambush and what was noted beside it to the owner alone", () => {
    const notes = "3. pułk w lesie";
    const ambush = { id: "u9", upgrade: "ambush", count: 1, notes, secret: false } as const;
    const list = { ...duchyOfWarsaw, upgrades: [ambush] };
    expect(printed(list).everything).toContain("w lesie");
    const open = printed(listForOthers(list)).everything;
    expect(open).not.toContain("w lesie");
    expect(open).not.toContain("Ambush");
  });

  it("leads back to the version it shows", () => {
    const link = "https://grundlag.example.org/army-lists/abc?v=7";
    expect(printed(duchyOfWarsaw, { link }).everything).toContain(link);
    expect(printed(duchyOfWarsaw, { link }).text).toContain(
      "grundlag.example.org/army-lists/abc?v=7",
    );
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
    expect(text.split("bases; the limit is 20")).toHaveLength(2);
    expect(text.indexOf("bases; the limit is 20")).toBeGreaterThan(text.indexOf("Accepted with"));
  });

  it.each(
    LANGUAGES.flatMap((language) =>
      PAPERS.flatMap((paper) => ROSTER_LAYOUTS.map((layout) => ({ language, paper, layout }))),
    ),
  )("keeps to its layout in $language on $paper: $layout", ({ language, paper, layout }) => {
    const file = printed(duchyOfWarsaw, { language, paper, layout });
    expect(file.pageCount).toBe(layout === "one" ? 1 : 2);
    expect(file.text).not.toMatch(/bogowieWojny\.|bwRoster\.|print\./);
    for (let page = 1; page <= file.pageCount; page += 1) {
      expect(file.pageText(page)).toContain(`${page}/${file.pageCount}`);
    }
  });

  it.each(["a4", "letter"] as const)("prints forty regiments on two pages of %s", (paper) => {
    const list = armyOfRegiments(40);
    const file = printed(list, { paper, layout: "two", language: "pl" });
    expect(file.pageCount).toBe(2);
    for (const { regiments } of list.formations) {
      for (const { name } of regiments) expect(file.text).toContain(name);
    }
  });

  it.each([29, 60])(
    "leaves no division's name alone at the foot of a page, with %i regiments",
    (count) => {
      const list = armyOfRegiments(count);
      for (const layout of ROSTER_LAYOUTS) {
        const file = printed(list, { layout, language: "pl" });
        const pages = Array.from({ length: file.pageCount }, (_, i) => file.pageText(i + 1));
        for (const { name, regiments } of list.formations) {
          const page = pages.find((text) => text.includes(name));
          expect(page).toContain(regiments[0]?.name);
        }
      }
    },
  );

  it("prints a list that was only just started", () => {
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
