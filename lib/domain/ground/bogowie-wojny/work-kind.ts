import type { WORKS } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import type { Laying } from "./laying";
import type { NewThing, ThingParticulars } from "./thing-kind";

type WorkUpgrade = (typeof WORKS)[number];

/** A standing field work of a kind. */
export type WorkOf<Kind extends string> = NewThing & { kind: Kind };

/** All that is particular to a kind of field work, bought or given by a campaign [13.3, 14.4]. */
export interface WorkParticulars<Kind extends string, Upgrade = WorkUpgrade>
  extends ThingParticulars<Kind, WorkOf<Kind>> {
  readonly list: "fieldWorks";
  readonly laying: Laying;
  readonly effectFigures: Readonly<Record<string, number>>;
  /** The upgrade that buys it [13.3]. */
  readonly upgrade: Upgrade;
}

/** A kind of field work; its schema follows from its fields. */
export function workKind<const Kind extends string, const Upgrade extends WorkUpgrade>(
  of: Omit<WorkParticulars<Kind, Upgrade>, "list">,
): WorkParticulars<Kind, Upgrade> {
  return { ...of, list: "fieldWorks" };
}
