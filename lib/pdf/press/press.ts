import { Resvg } from "@resvg/resvg-js";
import { battlefieldSheet } from "../battlefield/battlefield-sheet";
import { mapSheet, packSheet } from "../pack/pack-sheet";
import type { Picture, PressJob, Printed, TypesetJob } from "../press-job";
import { referenceSheet } from "../reference/reference-sheet";
import { rosterSheet } from "../roster/roster-sheet";
import { makeTextCleaner, type TextCleaner } from "../text/clean-text";
import { fontFiles } from "./fonts";
import { Typesetter } from "./typesetter";

let typesetter: Typesetter | undefined;

/** Prints a job in this process. It blocks and cannot be stopped: the workshop's workers call it. */
export function press(job: PressJob): Printed {
  if (job.work !== "picture") return typeset(job);
  return { bytes: rasterise(job), pages: 1, unprintable: [] };
}

function typeset(job: TypesetJob): Printed {
  typesetter ??= new Typesetter();
  const clean = makeTextCleaner();
  const document = typesetter.typeset(`${job.work}.typ`, sheetOf(job, clean));
  return { ...document, unprintable: [...clean.unprintable] };
}

function sheetOf(job: TypesetJob, clean: TextCleaner) {
  switch (job.work) {
    case "pack":
      return job.only === "map" ? mapSheet(job.view, job, clean) : packSheet(job.view, job, clean);
    case "roster":
      return rosterSheet(job, job, clean);
    case "reference":
      return referenceSheet(job, job, clean);
    case "battlefield":
      return battlefieldSheet(job.field, job, clean);
  }
}

const HIGHEST_PX = 8_000;

/**
 * An SVG file as PNG, `widthPx` wide, or narrower where it would be more than 8000 px high. Letters are
 * set in our own faces only. Blocks until done: call it in a worker only. Throws an Error for faulty SVG.
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
