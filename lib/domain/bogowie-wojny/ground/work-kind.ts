import type { WORKS } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import type { Laying } from "./laying";
import type { NewThing, ThingParticulars } from "./thing-kind";

type WorkUpgrade = (typeof WORKS)[number];

export type WorkOf<Kind extends string> = NewThing & { kind: Kind };

/** Everything specific to one kind of field work, bought or given by a campaign [13.3, 14.4]. */
export interface WorkParticulars<Kind extends string, Upgrade = WorkUpgrade>
  extends ThingParticulars<Kind, WorkOf<Kind>> {
  readonly list: "fieldWorks";
  readonly laying: Laying;
  readonly effectFigures: Readonly<Record<string, number>>;
  /** The upgrade that buys it [13.3]. */
  readonly upgrade: Upgrade;
}

/** Defines a kind of field work; its schema is derived from its fields. */
export function workKind<const Kind extends string, const Upgrade extends WorkUpgrade>(
  of: Omit<WorkParticulars<Kind, Upgrade>, "list">,
): WorkParticulars<Kind, Upgrade> {
  return { ...of, list: "fieldWorks" };
}
