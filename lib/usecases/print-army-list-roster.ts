import type { Context } from "@/lib/auth/actor";
import type { RosterLayout } from "@/lib/domain/army-list/roster-layout";
import type { Printed, PrintOptions } from "@/lib/pdf/press-job";
import { printRoster } from "@/lib/pdf/print-roster";
import { offThePress } from "@/lib/usecases/printing";
import { viewRoster } from "@/lib/usecases/view-roster";

/** Which list is printed, how, and the service's own address, to which the print leads back. */
export interface RosterOrder extends PrintOptions {
  readonly id: string;
  readonly layout: RosterLayout;
  readonly address: string;
}

/** An army list's roster as PDF, with its title. Errors: `not-found`, `too-many-requests`, `too-large`. */
export async function printArmyListRoster(
  context: Context,
  { id, layout, address, ...options }: RosterOrder,
): Promise<{ printed: Printed; title: string }> {
  const { roster, version } = await viewRoster(context, id);
  const link = `${address}/army-lists/${id}?v=${version}`;
  const printed = await offThePress(printRoster({ view: roster, layout, link }, options));
  return { printed, title: roster.title };
}
