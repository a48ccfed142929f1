import { describe, expect, it } from "vitest";
import { WHOLE_BOOK } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import { partsFor } from "@/lib/domain/belle-alliance/scenario/pack/parts-for";
import { type Scenario, scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Audience } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import type { Language } from "@/lib/domain/document/language";
import { press } from "@/lib/pdf/press/press";
import goehrde from "@/prisma/library/goehrde-1813.json";
import sehested from "@/prisma/library/sehested-1813.json";
import { everyElement, type StructureElement, structureOf } from "../../pdf-structure";

/** Everything there is for a reader, but for the table on sheets. */
function packOf(scenario: Scenario, audience: Audience, language: Language) {
  const { bytes } = press({
    work: "pack",
    view: viewFor(scenario, audience),
    options: {
      ...WHOLE_BOOK,
      parts: partsFor(audience).filter((part) => part !== "table-sheets"),
    },
    language,
    paper: "a4",
  });
  return structureOf(bytes);
}

const gohrde = scenarioSchema.parse(goehrde);
const sideOf = ({ sides: [side] }: Scenario): Audience => ({
  for: "side",
  sideId: side?.id ?? "",
});

describe.each([
  ["the umpire's pack of Sehested", scenarioSchema.parse(sehested), { for: "umpire" }, "da"],
  ["a side's pack of the Göhrde", gohrde, sideOf(gohrde), "pl"],
] as const)("%s, read as a reading machine does", (_, scenario, audience, language) => {
  const pack = packOf(scenario, audience, language);
  const elements = everyElement(pack.root);
  const ofKind = (pattern: RegExp) => elements.filter(({ kind }) => pattern.test(kind));
  const headings = ofKind(/^H\d$/);

  it("is tagged PDF/UA-1 in its language, shows its title and numbers its pages", () => {
    expect(pack).toMatchObject({ isMarked: true, showsTitle: true, language });
    expect(pack.pageLabels).toEqual(pack.pageLabels.map((_, i) => String(i + 1)));
    expect(pack.pageLabels.length).toBeGreaterThan(10);
    expect(pack.metadata).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(pack.metadata).toContain(`<rdf:li>${language}</rdf:li>`);
  });

  it("has headings that skip no level", () => {
    const levels = headings.map(({ kind }) => Number(kind.slice(1)));
    expect(levels[0]).toBe(1);
    const skipped = headings.filter((_, i) => (levels[i] ?? 0) > (levels[i - 1] ?? 0) + 1);
    expect(skipped.map(({ title }) => title)).toEqual([]);
  });

  it("has a bookmark for each heading, as deep, in the same order", () => {
    const told = headings.map(({ kind, title }) => [Number(kind.slice(1)), title]);
    expect(pack.bookmarks).toEqual(told);
  });

  it("heads every column of every table, and says of what each heading is one", () => {
    const tables = ofKind(/^Table$/);
    expect(tables.length).toBeGreaterThan(10);
    const isHeaded = (table: StructureElement) =>
      everyElement(table).some(({ kind, scope }) => kind === "TH" && scope !== "");
    expect(tables.map(isHeaded)).not.toContain(false);
    expect(ofKind(/^TH$/).map(({ scope }) => scope)).not.toContain("");
  });

  it("describes every drawing and carries every font", () => {
    const drawings = ofKind(/^Figure$/);
    expect(drawings.length).toBeGreaterThan(0);
    expect(drawings.filter(({ alt }) => alt === "")).toEqual([]);
    expect(pack.lackingFonts).toEqual([]);
  });
});
