import { Resvg } from "@resvg/resvg-js";
import { groundSheet, packSheet } from "../belle-alliance/pack/pack-sheet";
import type { PackSheet } from "../belle-alliance/pack/sheet";
import { battlefieldSheet } from "../bogowie-wojny/field/battlefield-sheet";
import { fieldTableSheet } from "../bogowie-wojny/field/field-table";
import { rosterSheet } from "../bogowie-wojny/roster/roster-sheet";
import { referenceSheet } from "../document/reference-sheet";
import { makeTextCleaner, type TextCleaner } from "../document/text/clean-text";
import type { PressJob, TypesetJob } from "../kinds/press-job";
import { fontFiles } from "./fonts";
import type { PagesShown, Picture, Printed } from "./printed";
import { Typesetter } from "./typesetter";

let typesetter: Typesetter | undefined;

/** Prints a job in this process. Blocks and cannot be cancelled, so only the workshop's workers call it. */
export function press(job: PressJob): Printed {
  if (job.work !== "picture") return typeset(job);
  return { bytes: rasterise(job), pages: 1, unprintable: [] };
}

function typeset(job: TypesetJob): Printed {
  typesetter ??= new Typesetter();
  const clean = makeTextCleaner();
  const sheet = sheetOf(job, clean);
  const document =
    job.work === "pages" ? show(typesetter, sheet) : typesetter.typeset(TEMPLATES[job.work], sheet);
  return { ...document, unprintable: [...clean.unprintable] };
}

const SHOWN_PAGES = 4;
/** The width of page pictures: twice that on screen. */
const SHOWN_PX = 260;

/** The preview of a sheet, as the bytes of a JSON value (`PagesShown`). */
function show(setter: Typesetter, sheet: object): Pick<Printed, "bytes" | "pages"> {
  const { drawings, pages } = isEmptyPack(sheet)
    ? { drawings: [], pages: 0 }
    : setter.draw(TEMPLATES.pages, sheet, SHOWN_PAGES);
  const shown: PagesShown = {
    pages,
    pictures: drawings.map(({ svg, width, height }) => ({
      widthPx: SHOWN_PX,
      heightPx: Math.round((SHOWN_PX * height) / width),
      png: Buffer.from(rasterise({ svg, widthPx: SHOWN_PX })).toString("base64"),
    })),
  };
  return { bytes: Buffer.from(JSON.stringify(shown)), pages };
}

/** Whether a pack is empty; it would otherwise be typeset as one blank page. */
function isEmptyPack(sheet: object): boolean {
  const { cover, sections } = sheet as Partial<PackSheet>;
  return cover === null && sections?.length === 0;
}

const TEMPLATES: Readonly<Record<TypesetJob["work"], string>> = {
  pack: "pack.typ",
  pages: "pack.typ",
  ground: "pack.typ",
  roster: "roster.typ",
  reference: "reference.typ",
  battlefield: "battlefield.typ",
  "field-table": "pack.typ",
};

function sheetOf(job: TypesetJob, clean: TextCleaner) {
  switch (job.work) {
    case "pack":
    case "pages":
      return packSheet(job.view, job, clean);
    case "ground":
      return groundSheet(job.view, job.below, job, clean);
    case "roster":
      return rosterSheet(job, job, clean);
    case "reference":
      return referenceSheet(job, job, clean);
    case "battlefield":
      return battlefieldSheet(job.field, job, clean);
    case "field-table":
      return fieldTableSheet(job.field, job, clean);
  }
}

const HIGHEST_PX = 8_000;

/**
 * Converts an SVG file to PNG, `widthPx` wide, or narrower if it would be more than 8000 px high. Text uses only our
 * own fonts. Blocks until done, so call it only in a worker. Throws an Error for invalid SVG.
 */
export function rasterise({ svg, widthPx }: Picture): Uint8Array {
  const font = {
    fontFiles: fontFiles(),
    loadSystemFonts: false,
    defaultFontFamily: "Source Sans 3",
  };
  const { width, height } = new Resvg(svg, { font });
  const isTooHigh = (height / width) * widthPx > HIGHEST_PX;
  const fitTo = isTooHigh
    ? { mode: "height" as const, value: HIGHEST_PX }
    : { mode: "width" as const, value: widthPx };
  return new Uint8Array(new Resvg(svg, { font, fitTo }).render().asPng());
}
