import { GrundlagError } from "@/lib/domain/error-code";
import type { RefusalReason } from "@/lib/domain/refusal-reason";
import type { Printed } from "@/lib/pdf/press-job";
import { PrintError } from "@/lib/pdf/print-error";

const BUSY_SECONDS = 5;

/** Waits for the press. Errors: `busy` where too many print, `too-large` with its reason and how much there is where it gave up. */
export async function awaitPrint(printed: Promise<Printed>): Promise<Printed> {
  try {
    return await printed;
  } catch (error) {
    throw error instanceof PrintError ? refusalOf(error) : error;
  }
}

function refusalOf(error: PrintError): Error {
  if (error.reason === "busy") {
    const extra = { retryAfterSeconds: BUSY_SECONDS };
    return new GrundlagError("busy", "Too many are printing; try again shortly.", [], extra);
  }
  if (error.reason === "too-large") {
    return new GrundlagError(
      "too-large",
      `${error.message} Print one side's pack instead of the umpire's, or remove shapes of the map or units.`,
      [],
      { reason: "prints-too-long" satisfies RefusalReason },
    );
  }
  return error;
}
