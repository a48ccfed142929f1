import type { PackPart } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import { GrundlagError } from "@/lib/domain/document/error-code";
import type { RefusalReason } from "@/lib/domain/document/refusal-reason";
import type { TableSheetOptions } from "@/lib/domain/table/sheets/table-sheets";
import { PrintError } from "@/lib/pdf/press/print-error";
import type { Printed, PrintOptions } from "@/lib/pdf/press/printed";
import { sharedWorkshop } from "@/lib/pdf/press/workshop";

const BUSY_SECONDS = 5;

/** How to print a map: on one page, or with `table` on sheets to be laid on the table. */
export interface MapPrint extends PrintOptions {
  readonly table?: TableSheetOptions | undefined;
}

/** A printed map with its title. */
export interface PrintedMap {
  readonly printed: Printed;
  readonly title: string;
}

/**
 * How many prints are waiting and how many are in progress in this process; each process of a service has its own
 * queue.
 */
export function pressQueue(): { readonly waiting: number; readonly working: number } {
  return sharedWorkshop().queue;
}

/**
 * Waits for a print; `parts` are the requested parts of a pack. Errors: `busy` if there are too many prints;
 * `too-large` if the print was given up, with the reason, the amount and what to leave out.
 */
export async function awaitPrint<Made>(
  printed: Promise<Made>,
  parts: readonly PackPart[] = [],
): Promise<Made> {
  try {
    return await printed;
  } catch (error) {
    throw error instanceof PrintError ? refusalOf(error, parts) : error;
  }
}

function refusalOf(error: PrintError, parts: readonly PackPart[]): Error {
  if (error.reason === "busy") {
    const extra = { retryAfterSeconds: BUSY_SECONDS };
    return new GrundlagError("busy", "Too many are printing; try again shortly.", [], extra);
  }
  if (error.reason === "too-large") {
    return new GrundlagError("too-large", `${error.message} ${adviceOf(parts)}`, [], {
      reason: "prints-too-long" satisfies RefusalReason,
    });
  }
  return error;
}

function adviceOf(parts: readonly PackPart[]): string {
  const lighter =
    "Print one side's pack instead of the umpire's, or remove shapes of the map or units.";
  if (parts.length < 2) return lighter;
  return `Print fewer parts at a time than these: ${parts.join(", ")}. ${lighter}`;
}
