import type { WORKS } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { linearWork } from "./linear-work";
import { redoubt } from "./redoubt";
import type { WorkOf, WorkParticulars } from "./work-kind";

/** Every kind of field work, keyed by the upgrade that buys it [13.3]. */
const KINDS = {
  "linear-works": linearWork,
  redoubt,
} as const satisfies { readonly [Each in (typeof WORKS)[number]]: { readonly upgrade: Each } };

export type WorkKind = (typeof KINDS)[keyof typeof KINDS]["kind"];
export type FieldWork = { [Kind in WorkKind]: WorkOf<Kind> }[WorkKind];

export const FIELD_WORKS: readonly WorkParticulars<WorkKind>[] = Object.values(KINDS);
export const WORK_KINDS = FIELD_WORKS.map(({ kind }) => kind) as [WorkKind, ...WorkKind[]];

/** Whether a kind is one of the field works. */
export function isWorkKind(kind: string): kind is WorkKind {
  return FIELD_WORKS.some((each) => each.kind === kind);
}
