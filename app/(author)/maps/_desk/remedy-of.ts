import { newId } from "@/app/(author)/_editor/new-id";
import { settleObjectives, settlePoints } from "@/lib/domain/battlefield/commands/objectives";
import { bridgeRoads, settleBases, settleOrder } from "@/lib/domain/battlefield/commands/settle";
import { removeThing } from "@/lib/domain/battlefield/commands/things";
import type { BattlefieldFinding } from "@/lib/domain/battlefield/finding";
import type { BattlefieldFindingCode } from "@/lib/domain/battlefield/finding-codes";
import { thingAt } from "@/lib/domain/battlefield/things";
import type { FieldDeskState } from "./use-field-desk";

type RemedyName = "order" | "bases" | "objectives" | "bridges" | "points" | "remove";

const REMEDIES: Partial<Readonly<Record<BattlefieldFindingCode, RemedyName>>> = {
  "out-of-turn": "order",
  "water-not-first": "order",
  "obligatory-first": "order",
  "placed-after-bought": "order",
  "road-out-of-turn": "order",
  "base-number": "bases",
  "base-size": "bases",
  "base-off-edge": "bases",
  "base-not-in-middle": "bases",
  "deployment-zone": "bases",
  "objective-number": "objectives",
  "objective-unknown-piece": "objectives",
  "objective-twice": "objectives",
  "objective-not-enterable": "objectives",
  "main-not-nearest": "objectives",
  "secondary-not-even": "objectives",
  "objective-chooser": "objectives",
  "objective-points": "points",
  "water-without-crossing": "bridges",
  "crossing-off-water": "remove",
  "crossing-without-road": "remove",
  "free-crossing-not-due": "remove",
  "free-crossings-several": "remove",
};

/** The one step that mends a finding; null where people must decide. */
export function remedyOf(
  finding: BattlefieldFinding,
  { field, editor }: Pick<FieldDeskState, "field" | "editor">,
): { readonly name: RemedyName; readonly mend: () => void } | null {
  const name = REMEDIES[finding.code];
  if (!name) return null;
  const id = thingAt(field, finding.path);
  const ids = [newId(), newId(), newId()];
  const mend: Readonly<Record<RemedyName, () => void>> = {
    order: () => editor.apply(settleOrder, null),
    bases: () => editor.apply(settleBases, null),
    objectives: () => editor.apply(settleObjectives, { ids }),
    points: () => editor.apply(settlePoints, null),
    bridges: () => editor.apply(bridgeRoads, { newId }),
    remove: () => id !== null && editor.apply(removeThing, { id }),
  };
  return { name, mend: mend[name] };
}
