import { GrundlagError } from "@/lib/domain/error-code";
import type { Printed } from "@/lib/pdf/press-job";
import { PrintError } from "@/lib/pdf/print-error";

const BUSY_SECONDS = 5;

/** Waits for the press. Errors: `too-many-requests` where it is busy, `too-large` where it gave up. */
export async function offThePress(printed: Promise<Printed>): Promise<Printed> {
  try {
    return await printed;
  } catch (error) {
    if (!(error instanceof PrintError)) throw error;
    if (error.reason === "busy") {
      throw new GrundlagError(
        "too-many-requests",
        "Too many are printing; try again shortly.",
        [],
        {
          retryAfterSeconds: BUSY_SECONDS,
        },
      );
    }
    if (error.reason === "too-large") {
      throw new GrundlagError(
        "too-large",
        "Printing it took too long; print less of it at a time.",
      );
    }
    throw error;
  }
}
