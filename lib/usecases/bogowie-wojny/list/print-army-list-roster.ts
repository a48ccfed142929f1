import type { Context } from "@/lib/auth/actor";
import { hasSecrets } from "@/lib/domain/bogowie-wojny/list/list-for-others";
import type {
  RosterAudience,
  RosterPrintOptions,
} from "@/lib/domain/bogowie-wojny/list/roster-print";
import { printRoster } from "@/lib/pdf/kinds/print-documents";
import type { Printed, PrintOptions } from "@/lib/pdf/press/printed";
import { linkToRoster } from "@/lib/usecases/bogowie-wojny/list/link-to-roster";
import {
  type RosterOptions,
  type SentRoster,
  type ShownRoster,
  viewRoster,
  viewSentRoster,
} from "@/lib/usecases/bogowie-wojny/list/view-roster";
import { awaitPrint } from "@/lib/usecases/printing";

interface Layout extends PrintOptions, RosterPrintOptions {}

/** The list to print, the layout, and the service's own address, which the print links to. */
interface RosterOrder extends Layout, RosterOptions {
  readonly address: string;
}

interface PrintedRoster {
  readonly printed: Printed;
  readonly title: string;
}

/** An army list's roster as a PDF, with the list's title. Errors: `not-found`, `busy`, `too-large`. */
export async function printArmyListRoster(
  context: Context,
  { id, audience, texts, address, ...layout }: RosterOrder,
): Promise<PrintedRoster> {
  const viewed = await viewRoster(context, { id, audience, texts });
  const link = await linkToRoster(context, { ...viewed, id }, { service: address });
  return print(viewed, { ...layout, link });
}

/**
 * The same for a list that is sent with the request and not stored, so that its print has no link. Errors:
 * `invalid-document`, `too-many-requests`, `too-large`.
 */
export async function printSentRoster({
  json,
  audience,
  texts,
  ...layout
}: SentRoster & Layout): Promise<PrintedRoster> {
  return print(viewSentRoster({ json, audience, texts }), { ...layout, link: "" });
}

async function print(
  shown: ShownRoster,
  { layout, parts, link, ...options }: Layout & { readonly link: string },
): Promise<PrintedRoster> {
  const order = { view: shown.roster, layout, parts, link, secrets: secretsOf(shown) };
  return { printed: await awaitPrint(printRoster(order, options)), title: shown.roster.title };
}

function secretsOf({ audience, list }: ShownRoster): RosterAudience | null {
  return audience === "opponent" || hasSecrets(list) ? audience : null;
}
