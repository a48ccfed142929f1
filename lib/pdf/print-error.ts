/**
 * Why a document did not come off the press: `busy` (too many waiting; try again in a few seconds),
 * `too-large` (passed the limit of time or memory), `failed` (a fault of ours), `closed` (shutting down).
 */
const PRINT_FAILURES = ["busy", "too-large", "failed", "closed"] as const;
type PrintFailure = (typeof PRINT_FAILURES)[number];

/** The one error class of printing. */
export class PrintError extends Error {
  constructor(
    readonly reason: PrintFailure,
    message: string,
  ) {
    super(message);
    this.name = "PrintError";
  }
}
