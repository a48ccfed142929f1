import type { WORKS } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { linearWork } from "./linear-work";
import { redoubt } from "./redoubt";
import type { WorkOf, WorkParticulars } from "./work-kind";

/** Every kind of field work, each under the upgrade that buys it [13.3]. */
const KINDS = {
  "linear-works": linearWork,
  redoubt,
} as const satisfies { readonly [Each in (typeof WORKS)[number]]: { readonly upgrade: Each } };

export type WorkKind = (typeof KINDS)[keyof typeof KINDS]["kind"];
/** A field work of any kind. */
export type FieldWork = { [Kind in WorkKind]: WorkOf<Kind> }[WorkKind];

/** The catalogue of field works. */
export const FIELD_WORKS: readonly WorkParticulars<WorkKind>[] = Object.values(KINDS);
export const WORK_KINDS = FIELD_WORKS.map(({ kind }) => kind);

/** What the catalogue knows of a field work's kind; null for what is none. */
export function workKindOf(kind: string): WorkParticulars<WorkKind> | null {
  return FIELD_WORKS.find((each) => each.kind === kind) ?? null;
}
