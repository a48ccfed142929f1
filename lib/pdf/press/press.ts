import { battlefieldSheet } from "../battlefield/battlefield-sheet";
import { packSheet } from "../pack/pack-sheet";
import type { PressJob, Printed, TypesetJob } from "../press-job";
import { referenceSheet } from "../reference/reference-sheet";
import { rosterSheet } from "../roster/roster-sheet";
import { makeTextCleaner, type TextCleaner } from "../text/clean-text";
import { rasterise } from "./rasteriser";
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
      return packSheet(job.view, job, clean);
    case "roster":
      return rosterSheet(job, job, clean);
    case "reference":
      return referenceSheet(job, job, clean);
    case "battlefield":
      return battlefieldSheet(job.field, job, clean);
  }
}
