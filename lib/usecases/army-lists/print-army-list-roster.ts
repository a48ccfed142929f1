import type { Context } from "@/lib/auth/actor";
import { hasSecrets } from "@/lib/domain/army-list/list-for-others";
import type { RosterAudience } from "@/lib/domain/army-list/roster-audience";
import type { RosterLayout } from "@/lib/domain/army-list/roster-layout";
import type { Printed, PrintOptions } from "@/lib/pdf/press-job";
import { printRoster } from "@/lib/pdf/print-roster";
import { linkToRoster } from "@/lib/usecases/army-lists/link-to-roster";
import {
  type RosterWish,
  type ViewedRoster,
  viewRoster,
} from "@/lib/usecases/army-lists/view-roster";
import { offThePress } from "@/lib/usecases/printing";

/** Which list is printed, how, and the service's own address, to which the print leads back. */
export interface RosterOrder extends PrintOptions, RosterWish {
  readonly layout: RosterLayout;
  readonly address: string;
}

/** An army list's roster as PDF, with its title. Errors: `not-found`, `too-many-requests`, `too-large`. */
export async function printArmyListRoster(
  context: Context,
  { id, audience, layout, address, ...options }: RosterOrder,
): Promise<{ printed: Printed; title: string }> {
  const viewed = await viewRoster(context, { id, audience });
  const { roster } = viewed;
  const link = await linkToRoster(context, { ...viewed, id }, { service: address });
  const printed = await offThePress(
    printRoster({ view: roster, layout, link, secrets: secretsOf(viewed) }, options),
  );
  return { printed, title: roster.title };
}

function secretsOf({ audience, list }: ViewedRoster): RosterAudience | null {
  return audience === "opponent" || hasSecrets(list) ? audience : null;
}
