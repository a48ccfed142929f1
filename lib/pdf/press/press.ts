import { packSheet } from "../pack/pack-sheet";
import type { PressJob, Printed, TypesetJob } from "../press-job";
import { rosterSheet } from "../roster/roster-sheet";
import { makeTextCleaner } from "../text/clean-text";
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
  const sheet =
    job.work === "pack" ? packSheet(job.view, job, clean) : rosterSheet(job.view, job, clean);
  const document = typesetter.typeset(`${job.work}.typ`, sheet);
  return { ...document, unprintable: [...clean.unprintable] };
}
