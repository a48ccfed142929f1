import type { Context } from "@/lib/auth/actor";
import { hasSecrets } from "@/lib/domain/army-list/list-for-others";
import type { RosterAudience, RosterLayout } from "@/lib/domain/army-list/roster-print";
import type { Printed, PrintOptions } from "@/lib/pdf/press-job";
import { printRoster } from "@/lib/pdf/print-documents";
import { linkToRoster } from "@/lib/usecases/army-lists/link-to-roster";
import {
  type RosterWish,
  type SentRoster,
  type ShownRoster,
  viewRoster,
  viewSentRoster,
} from "@/lib/usecases/army-lists/view-roster";
import { awaitPrint } from "@/lib/usecases/printing";

interface Layout extends PrintOptions {
  readonly layout: RosterLayout;
}

/** Which list is printed, how, and the service's own address, to which the print leads back. */
interface RosterOrder extends Layout, RosterWish {
  readonly address: string;
}

interface PrintedRoster {
  readonly printed: Printed;
  readonly title: string;
}

/** An army list's roster as PDF, with its title. Errors: `not-found`, `busy`, `too-large`. */
export async function printArmyListRoster(
  context: Context,
  { id, audience, address, ...layout }: RosterOrder,
): Promise<PrintedRoster> {
  const viewed = await viewRoster(context, { id, audience });
  const link = await linkToRoster(context, { ...viewed, id }, { service: address });
  return print(viewed, { ...layout, link });
}

/** The same for a list that is sent along and not stored, so that its print has no link. Errors: `invalid-document`, `too-many-requests`, `too-large`. */
export async function printSentRoster({
  json,
  audience,
  ...layout
}: SentRoster & Layout): Promise<PrintedRoster> {
  return print(viewSentRoster({ json, audience }), { ...layout, link: "" });
}

async function print(
  shown: ShownRoster,
  { layout, link, ...options }: Layout & { readonly link: string },
): Promise<PrintedRoster> {
  const order = { view: shown.roster, layout, link, secrets: secretsOf(shown) };
  return { printed: await awaitPrint(printRoster(order, options)), title: shown.roster.title };
}

function secretsOf({ audience, list }: ShownRoster): RosterAudience | null {
  return audience === "opponent" || hasSecrets(list) ? audience : null;
}
