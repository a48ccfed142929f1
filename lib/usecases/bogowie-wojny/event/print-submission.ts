import type { Context } from "@/lib/auth/actor";
import type { RosterPrintOptions } from "@/lib/domain/bogowie-wojny/list/roster-print";
import { printRoster } from "@/lib/pdf/kinds/print-documents";
import type { Printed, PrintOptions } from "@/lib/pdf/press/printed";
import { type EntryKey, readSubmission } from "@/lib/usecases/bogowie-wojny/event/read-submission";
import { linkToSubmission } from "@/lib/usecases/bogowie-wojny/list/link-to-roster";
import { awaitPrint } from "@/lib/usecases/printing";

/** The handed-in list to print, the layout, and the service's own address, which the print links to. */
interface SubmissionOrder extends PrintOptions, EntryKey, RosterPrintOptions {
  readonly service: string;
}

/** A handed-in list as a PDF, with its title. Errors: `not-found`, and `too-large` if it cannot be printed. */
export async function printSubmission(
  context: Context,
  { id, entry, layout, parts, service, ...options }: SubmissionOrder,
): Promise<{ printed: Printed; title: string }> {
  const { roster: view, secrets } = await readSubmission(context, { id, entry });
  const link = linkToSubmission({ id, entry }, { service });
  const printed = await awaitPrint(printRoster({ view, layout, parts, link, secrets }, options));
  return { printed, title: view.title };
}
