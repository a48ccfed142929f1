import { toast } from "@/app/_ui/toasts";
import { newId } from "@/app/(author)/_editor/new-id";
import { mergeUnits } from "@/lib/domain/belle-alliance/scenario/commands/merge-units";
import { splitUnits } from "@/lib/domain/belle-alliance/scenario/commands/split-unit";
import type { OrderDesk } from "../use-order-desk";
import type { Merging } from "./mergers";
import type { Split } from "./splits";

type Acting = Pick<OrderDesk, "editor" | "revealAll">;
type Words = (key: string, values: Record<string, number>) => string;

/** Splits regiments in one step, which a passing message counts. */
export function splitMany({ editor, revealAll }: Acting, splits: readonly Split[], t: Words): void {
  const newIds = new Map(
    splits.map(({ unit, parts }) => [unit.id, Array.from({ length: parts - 1 }, newId)]),
  );
  editor.apply(splitUnits, { newIds });
  const ids = [...newIds].flatMap(([id, others]) => [id, ...others]);
  toast({ text: t("splitDone", { count: splits.length, parts: ids.length }), look: "ok" });
  showAll(ids, revealAll);
}

/** Makes one unit of each group in one step, which a passing message counts. */
export function mergeMany(
  { editor, revealAll }: Acting,
  mergings: readonly Merging[],
  t: Words,
): void {
  editor.apply(mergeUnits, { mergers: mergings });
  const from = mergings.reduce((sum, { units }) => sum + units.length, 0);
  toast({ text: t("mergeDone", { from, count: mergings.length }), look: "ok" });
  showAll(
    mergings.flatMap(({ unitIds }) => unitIds.slice(0, 1)),
    revealAll,
  );
}

function showAll([first, ...others]: readonly string[], revealAll: OrderDesk["revealAll"]): void {
  if (first !== undefined) revealAll([first, ...others], first);
}
