/**
 * Reasons why a print failed: `busy` (too many jobs waiting; try again in a few seconds), `too-large` (exceeded the
 * limit of time or memory), `failed` (our fault), `closed` (shutting down), `cancelled` (nobody is waiting for it any
 * longer).
 */
const PRINT_FAILURES = ["busy", "too-large", "failed", "closed", "cancelled"] as const;
type PrintFailure = (typeof PRINT_FAILURES)[number];

/** The only error class of printing. */
export class PrintError extends Error {
  constructor(
    readonly reason: PrintFailure,
    message: string,
  ) {
    super(message);
    this.name = "PrintError";
  }
}

/** The error for readers who left before their print was finished. */
export function cancelledPrint(): PrintError {
  return new PrintError("cancelled", "Nobody waits for this print any more.");
}
