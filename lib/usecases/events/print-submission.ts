import type { Context } from "@/lib/auth/actor";
import type { RosterLayout } from "@/lib/domain/army-list/roster-print";
import type { Printed, PrintOptions } from "@/lib/pdf/press-job";
import { printRoster } from "@/lib/pdf/print-documents";
import { linkToSubmission } from "@/lib/usecases/army-lists/link-to-roster";
import { type EntryKey, readSubmission } from "@/lib/usecases/events/read-submission";
import { awaitPrint } from "@/lib/usecases/printing";

/** Which handed-in list is printed, how, and the service's own address, to which the print leads back. */
interface SubmissionOrder extends PrintOptions, EntryKey {
  readonly layout: RosterLayout;
  readonly service: string;
}

/** A handed-in list as PDF, with its title. Errors: `not-found`, and `too-large` where it cannot be printed. */
export async function printSubmission(
  context: Context,
  { id, entry, layout, service, ...options }: SubmissionOrder,
): Promise<{ printed: Printed; title: string }> {
  const { roster: view, secrets } = await readSubmission(context, { id, entry });
  const link = linkToSubmission({ id, entry }, { service });
  const printed = await awaitPrint(printRoster({ view, layout, link, secrets }, options));
  return { printed, title: view.title };
}
