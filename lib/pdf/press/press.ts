import { packSheet } from "../pack/pack-sheet";
import type { PressJob, Printed } from "../press-job";
import { rosterSheet } from "../roster/roster-sheet";
import { makeTextCleaner } from "../text/clean-text";
import { Typesetter } from "./typesetter";

let typesetter: Typesetter | undefined;

/** Prints a job in this process. It blocks and cannot be stopped: the workshop's workers call it. */
export function press(job: PressJob): Printed {
  typesetter ??= new Typesetter();
  const clean = makeTextCleaner();
  const sheet =
    job.work === "pack" ? packSheet(job.view, job, clean) : rosterSheet(job.view, job, clean);
  const typeset = typesetter.typeset(`${job.work}.typ`, sheet);
  return { ...typeset, unprintable: [...clean.unprintable] };
}
