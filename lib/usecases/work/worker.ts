import { GrundlagError } from "@/lib/domain/document/error-code";
import { JOBS, type JobDone, type JobSent } from "./jobs";

/** Runs in one of the pool's threads and does one job at a time. */
export default async function work({ job, input }: JobSent): Promise<JobDone<unknown>> {
  try {
    const run = JOBS[job] as (input: unknown) => unknown;
    return { ok: true, output: await run(input) };
  } catch (error) {
    if (!(error instanceof GrundlagError)) throw error;
    const { code, message, issues, extra } = error;
    return { ok: false, refusal: { code, message, issues, extra } };
  }
}
