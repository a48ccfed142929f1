import { makeTextCleaner } from "./clean-text";
import { packSheet } from "./pack-sheet";
import type { PressJob, Printed } from "./press-job";
import { Typesetter } from "./typesetter";

let typesetter: Typesetter | undefined;

/** Prints a job in this process. It blocks and cannot be stopped: the workshop's workers call it. */
export function press(job: PressJob): Printed {
  typesetter ??= new Typesetter();
  const clean = makeTextCleaner();
  const typeset = typesetter.typeset("pack.typ", packSheet(job.view, job, clean));
  return { ...typeset, unprintable: [...clean.unprintable] };
}
