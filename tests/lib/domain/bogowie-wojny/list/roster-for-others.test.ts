import { describe, expect, it } from "vitest";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { compareLists } from "@/lib/domain/bogowie-wojny/list/compare/compare-lists";
import { rosterXml } from "@/lib/domain/bogowie-wojny/list/exports/ros/roster-xml";
import { rosterBbcode } from "@/lib/domain/bogowie-wojny/list/exports/roster-bbcode";
import { rosterCsv } from "@/lib/domain/bogowie-wojny/list/exports/roster-csv";
import { rosterMarkdown } from "@/lib/domain/bogowie-wojny/list/exports/roster-markdown";
import { rosterText } from "@/lib/domain/bogowie-wojny/list/exports/roster-plain";
import { ROSTER_PARTS } from "@/lib/domain/bogowie-wojny/list/roster-print";
import { rosterForOthers, rosterView } from "@/lib/domain/bogowie-wojny/list/roster-view";
import { LANGUAGES, type Language } from "@/lib/domain/document/language";
import { translatorFor } from "@/lib/i18n/translator";
import { press } from "@/lib/pdf/press/press";
import { PdfFile } from "../../../pdf/pdf-file";
import { armyOf, lineBases } from "./army-of";

/**
 * 19 points of infantry, 1 for the general and 20 for upgrades: all 40 points, with one secret upgrade and one ambush.
 */
const WHOLE: ArmyList = armyOf({
  formations: [{ regiments: [...lineBases(14), { unitKind: "light-infantry", bases: 5 }] }],
  rest: {
    upgrades: [
      { id: "u1", upgrade: "linear-works", count: 9 },
      { id: "u2", upgrade: "providence", count: 1, secret: true },
      { id: "u3", upgrade: "ambush", count: 1 },
    ],
  },
});
const BARE: ArmyList = { ...WHOLE, upgrades: WHOLE.upgrades.slice(0, 1) };
const FORMS = [rosterText, rosterMarkdown, rosterBbcode, rosterCsv, rosterXml];

const wordsOf = (language: Language) => ({
  terms: translatorFor(language, "bogowieWojny") as never,
  book: translatorFor(language, "armyBook") as never,
  roster: translatorFor(language, "bwRoster") as never,
});

describe("the points that others see of a list with a secret upgrade", () => {
  it("are all spent in the owner's own", () => {
    expect(rosterView(WHOLE).summary.points).toMatchObject({ upgrades: 20, total: 40, limit: 40 });
  });

  it("have neither a sum of upgrades nor a total", () => {
    const { summary, findings } = rosterForOthers(WHOLE);
    expect(summary.points).toMatchObject({ units: 19, generals: 1, upgrades: null, total: null });
    expect(summary).not.toHaveProperty("levelsValue");
    expect(findings.map(({ code }) => code)).not.toContain("points-left");
    expect(rosterForOthers(WHOLE)).toEqual(rosterForOthers(BARE));
  });

  it.each(LANGUAGES)("are in no form of it, in %s", (language) => {
    for (const form of FORMS) {
      const text = form(
        { view: rosterForOthers(WHOLE), audience: "opponent", link: "" },
        wordsOf(language),
      );
      expect(text, form.name).not.toMatch(
        /\b38(\.00?)? (of|af|z|\/) 40\b|\b18 (of|af|z|\/) 20\b|costLimit name/,
      );
    }
    const view = rosterForOthers(WHOLE);
    const job = {
      work: "roster",
      layout: "one",
      parts: ROSTER_PARTS,
      link: "",
      secrets: "opponent",
      paper: "a4",
    } as const;
    const { text } = new PdfFile(press({ ...job, view, language }).bytes);
    expect(text).not.toMatch(/38 \/ 40|18 \/ 20/);
    const told = { en: "up to 40", da: "op til 40", pl: "do 40" }[language];
    expect(text).toContain(told);
  });

  it("are kept in a comparison as well", () => {
    const { figures } = compareLists(rosterForOthers(WHOLE), rosterView(BARE));
    expect(figures.find(({ figure }) => figure === "total")).toMatchObject({ a: null, b: 38 });
    expect(figures.find(({ figure }) => figure === "upgrades")).toMatchObject({ a: null, b: 18 });
  });
});
