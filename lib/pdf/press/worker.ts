import type { PressAnswer, PressJob } from "../kinds/press-job";
import { press } from "./press";

/** A forked process that prints one job at a time for the workshop; it ends with its parent. */
process.on("message", ({ id, job }: { id: number; job: PressJob }) => {
  process.send?.(answer(id, job));
});
process.on("disconnect", () => process.exit());

function answer(id: number, job: PressJob): PressAnswer {
  try {
    return { id, printed: press(job), memoryBytes: process.memoryUsage.rss() };
  } catch (error) {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { id, fault, memoryBytes: process.memoryUsage.rss() };
  }
}
