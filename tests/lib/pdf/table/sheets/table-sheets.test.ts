import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import { featureSchema } from "@/lib/domain/belle-alliance/scenario/feature";
import { WHOLE_BOOK } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import type { Audience } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { generateBattlefield } from "@/lib/domain/bogowie-wojny/field/generator/generate";
import { PAPER_SIZE_MM, PAPERS } from "@/lib/domain/document/paper";
import { countSheets } from "@/lib/domain/table/sheets/sheet-count";
import {
  SHEET_MARGIN_MM,
  sheetGrid,
  type TableSheetOptions,
  WHOLE_TABLE,
} from "@/lib/domain/table/sheets/table-sheets";
import { printedTable } from "@/lib/pdf/belle-alliance/map/printed-map";
import { packSheet } from "@/lib/pdf/belle-alliance/pack/pack-sheet";
import { makeTextCleaner } from "@/lib/pdf/document/text/clean-text";
import { wordsFor } from "@/lib/pdf/document/text/words";
import { press, rasterise } from "@/lib/pdf/press/press";
import { Typesetter } from "@/lib/pdf/press/typesetter";
import { tableSection } from "@/lib/pdf/table/sheets/table-part";
import { PdfFile } from "../../pdf-file";
import { sehested } from "../../sample-scenarios";

const section = (options: Partial<TableSheetOptions>, audience: Audience = { for: "umpire" }) => {
  const clean = makeTextCleaner();
  const table = printedTable(viewFor(sehested, audience), "Sehested", clean);
  return tableSection(table, {
    words: wordsFor("en", clean),
    paper: "a4",
    options: { ...WHOLE_TABLE, ...options },
  });
};
const side = { for: "side", sideId: "danes" } as const;

const POINTS_A_MM = 72 / 25.4;
const PIXELS_A_MM = 300 / 25.4;

/** A page at 300 dots an inch, and the middles in mm of what is dark along a line across it. */
async function scanned(svg: string, widthMm: number) {
  const png = rasterise({ svg, widthPx: Math.round(widthMm * PIXELS_A_MM) });
  const grey = sharp(png).greyscale().raw();
  const { data, info } = await grey.toBuffer({ resolveWithObject: true });
  return {
    darkAlong(yMm: number): number[] {
      const row = Math.round(yMm * PIXELS_A_MM);
      const runs: { from: number; to: number }[] = [];
      for (let x = 0; x < info.width; x++) {
        if ((data[row * info.width + x] ?? 255) > 160) continue;
        const last = runs.at(-1);
        if (last?.to === x - 1) last.to = x;
        else runs.push({ from: x, to: x });
      }
      return runs.map(({ from, to }) => (from + to + 1) / 2 / PIXELS_A_MM);
    },
  };
}

function expectNear(found: number, mm: number): void {
  expect(Math.abs(found - mm) / mm, `${found} mm instead of ${mm}`).toBeLessThan(0.003);
}

describe("a sheet of the table", () => {
  it("is as large on paper as its ground on the table, to 0.3 %", () => {
    const square = featureSchema.parse({
      kind: "building",
      id: "square",
      material: "stone",
      points: [
        [5, 5],
        [15, 5],
        [15, 15],
        [5, 15],
      ],
    });
    const map = { ...sehested.map, widthCm: 20, depthCm: 20, features: [square] };
    const view = viewFor({ ...sehested, map }, { for: "umpire" });
    const options = { ...WHOLE_BOOK, parts: ["table-sheets"] as const, table: WHOLE_TABLE };
    const printed = press({ work: "pack", view, options, language: "en", paper: "a4" });
    const file = new PdfFile(printed.bytes);
    expect(file.pageSize(2).map(Math.round)).toEqual([210, 297]);
    const houses = file
      .boxes(2)
      .filter(({ width, height }) => Math.abs(width - height) < 0.01 && width > 90 && width < 110);
    expect(houses.length).toBeGreaterThan(0);
    for (const { width } of houses) expect(Math.abs(width - 100)).toBeLessThan(0.3);
    expect(file.text).toContain("This line is 10 cm long");
    expect(Buffer.from(printed.bytes).includes("pdfuaid")).toBe(true);
  });

  it("has its grid, its crop marks and its ruler in place to 0.3 % at 300 dots an inch, on every paper", async () => {
    const view = viewFor(sehested, { for: "umpire" });
    const options = { ...WHOLE_BOOK, parts: ["table-sheets"] as const, table: WHOLE_TABLE };
    const setter = new Typesetter();
    for (const paper of PAPERS) {
      const sheet = packSheet(view, { options, language: "en", paper }, makeTextCleaner());
      const [, drawn] = setter.draw("pack.typ", sheet, 2).drawings;
      const { side, top } = SHEET_MARGIN_MM;
      const scan = await scanned(drawn?.svg ?? "", (drawn?.width ?? 0) / POINTS_A_MM);
      const { landscape } = sheetGrid(sehested.map, { paperMm: PAPER_SIZE_MM[paper], scale: 1 });
      const [short, long] = PAPER_SIZE_MM[paper];
      const [width, height] = landscape ? [long, short] : [short, long];
      const marks = scan.darkAlong(top - 3);
      expectNear((marks.at(-1) ?? 0) - (marks[0] ?? 0), width - 2 * side);
      const ticks = scan.darkAlong(top - 1);
      expectNear((ticks[1] ?? 0) - (ticks[0] ?? 0), 100);
      const ruler = scan
        .darkAlong(height - 8.5)
        .filter((x) => x > width / 2 - 45 && x < width / 2 + 60);
      expectNear((ruler.at(-1) ?? 0) - (ruler[0] ?? 0), 100);
    }
  });

  it("names the sheets beside it, and where the next is laid on", () => {
    const { pages } = section({});
    const named = new Map(pages.map((page) => [page.name, page]));
    expect(named.get("B2")?.neighbours).toMatchObject({
      north: "A2",
      east: "B3",
      south: "C2",
      west: "B1",
    });
    expect(named.get("A1")?.neighbours).toMatchObject({ north: "", west: "" });
    const { seams, widthMm } = named.get("A1") ?? { seams: { eastMm: null }, widthMm: 0 };
    expect(widthMm - (seams.eastMm ?? 0)).toBeCloseTo(10, 6);
  });

  it("has the figures of the grid for the umpire, and for no player they were kept from", () => {
    expect(section({}).pages[0]?.ticks.columns.length).toBeGreaterThan(0);
    const clean = makeTextCleaner();
    const view = viewFor(sehested, side);
    const table = printedTable({ map: { ...view.map, grid: false } }, "Sehested", clean);
    const words = wordsFor("en", clean);
    const { pages, steps } = tableSection(table, { words, paper: "a4", options: WHOLE_TABLE });
    expect(pages.flatMap(({ ticks }) => [...ticks.columns, ...ticks.rows])).toEqual([]);
    expect(steps).toHaveLength(3);
  });

  it("shows troops only where they are asked for, and none of the other side's", () => {
    const drawn = (options: Partial<TableSheetOptions>, audience?: Audience) =>
      section(options, audience)
        .pages.map(({ svg }) => svg)
        .join();
    expect(drawn({})).not.toContain('class="unit');
    expect(drawn({ units: "shown" })).toContain('class="unit side-b"');
    const own = drawn({ units: "shown" }, side);
    expect(own).toContain('class="unit side-a"');
    expect(own).not.toContain('class="unit side-b"');
    expect(own).not.toContain("ALLY-");
  });

  it("is left out where there is nothing to build on it, and the plan says so", () => {
    const all = section({});
    const built = section({ ground: "to-build" });
    expect(built.pages.length).toBeLessThan(all.pages.length);
    const missing = built.plan.cells.filter(({ printed }) => !printed);
    expect(missing).toHaveLength(all.pages.length - built.pages.length);
    expect(built.summary).toContain(`${missing.length} sheets have nothing on them`);
    const outlines = section({ ground: "outlines" });
    expect(
      outlines.pages.every(
        ({ svg }) => !/fill="#/.test(svg.replace(/<text.*?<\/text>|<rect[^>]*>/g, "")),
      ),
    ).toBe(true);
  });
});

it("marks no empty sheets on the plan of a giant's table, and says nothing of marks", () => {
  const map = { ...sehested.map, widthCm: 1_000, depthCm: 1_000 };
  const clean = makeTextCleaner();
  const view = viewFor({ ...sehested, map }, { for: "umpire" });
  const { plan, summary, pages } = tableSection(printedTable(view, "Sehested", clean), {
    words: wordsFor("en", clean),
    paper: "a4",
    options: { ...WHOLE_TABLE, ground: "to-build" },
  });
  expect(plan.cells).toHaveLength(pages.length);
  expect(summary).toMatch(/sheets have nothing on them and are not printed\.$/);
});

describe("pieces to cut", () => {
  const printed = (ground: TableSheetOptions["ground"], language: "en" | "da" | "pl") => {
    const options = {
      ...WHOLE_BOOK,
      parts: ["table-sheets"] as const,
      table: { ...WHOLE_TABLE, ground },
    };
    const view = viewFor(sehested, { for: "umpire" });
    return press({ work: "pack", view, options, language, paper: "letter" });
  };

  it("come with a list, a plan and as many sheets as were counted", () => {
    const on = { paperMm: PAPER_SIZE_MM.letter, scale: 1 } as const;
    const ground = { scene: mapScene(viewFor(sehested, { for: "umpire" }).map) };
    for (const kind of ["layers", "strips"] as const) {
      const { pages } = printed(kind, "da");
      expect(pages).toBe(countSheets(ground, { ...WHOLE_TABLE, ground: kind }, on) + 1);
    }
  });

  it("name each template by its layer, and say what is glued onto it", () => {
    const { plan, list, pages } = section({ ground: "layers" });
    expect(plan.labels.map(({ text }) => text)).toEqual(list?.rows.map(([code]) => code));
    expect(pages[0]?.place).toMatch(/^Layer 1/);
    expect(pages.every(({ cropped }) => cropped)).toBe(true);
  });

  it("have a strip's number on it and that of the next where it is laid on", () => {
    const { pages, list } = section({ ground: "strips" });
    const [first] = list?.rows ?? [];
    const [from = "", to = ""] = first?.[0]?.split("–") ?? [];
    const drawn = pages.map(({ svg }) => svg).join();
    expect(drawn.split(`>${from}<`)).toHaveLength(2);
    expect(drawn.split(`>${to}<`)).toHaveLength(3);
  });

  it("show a player no ground that is hidden from them", () => {
    const hidden = sehested.map.features.filter(({ hiddenFrom }) => hiddenFrom.length > 0);
    expect(hidden.length).toBeGreaterThan(0);
    const way = {
      ...featureSchema.parse({
        kind: "road",
        id: "secret",
        name: "SECRET",
        points: [
          [5, 5],
          [40, 40],
        ],
      }),
      hiddenFrom: ["danes"],
    };
    const map = { ...sehested.map, features: [...sehested.map.features, way] };
    const rowsFor = (audience: Audience) => {
      const clean = makeTextCleaner();
      const table = printedTable(viewFor({ ...sehested, map }, audience), "Sehested", clean);
      const press = { words: wordsFor("en", clean), paper: "a4" } as const;
      const options = { ...WHOLE_TABLE, ground: "strips" } as const;
      return JSON.stringify(tableSection(table, { ...press, options }));
    };
    expect(rowsFor({ for: "umpire" })).toContain("SECRET");
    expect(rowsFor(side)).not.toContain("SECRET");
  });
});

it("prints a battlefield's hills as templates, though they are of one layer each", () => {
  const table = { widthCm: 120, depthCm: 120 };
  const field = generateBattlefield({ seed: "Łódź", table, area: "mountains" });
  const hills = field.pieces.filter(({ kind }) => kind === "hill").length;
  const options: TableSheetOptions = { ...WHOLE_TABLE, ground: "layers" };
  const { bytes, pages } = press({
    work: "field-table",
    field,
    table: options,
    language: "pl",
    paper: "a3",
  });
  expect(hills).toBeGreaterThan(0);
  expect(pages).toBeGreaterThan(hills);
  expect(new PdfFile(bytes).pageText(1)).toContain("Szablony warstw wzgórz");
});

it("prints a battlefield on as many sheets as were counted, with their plan", () => {
  const table = { widthCm: 120, depthCm: 120 };
  const field = generateBattlefield({ seed: "Łódź", table, area: "mountains" });
  const options: TableSheetOptions = { ...WHOLE_TABLE, scale: 4 };
  const printed = press({
    work: "field-table",
    field,
    table: options,
    language: "pl",
    paper: "a3",
  });
  const { count } = sheetGrid(table, { paperMm: PAPER_SIZE_MM.a3, scale: 4 });
  expect(printed.pages).toBe(count + 1);
  expect(new PdfFile(printed.bytes).pageText(1)).toContain("Stół w skali 1:4");
});
