"use client";

import { useTranslations } from "next-intl";
import { toast } from "@/app/_ui/toasts";
import { newId } from "@/app/(author)/_editor/new-id";
import { mergeUnits } from "@/lib/domain/belle-alliance/scenario/commands/merge-units";
import { splitUnits } from "@/lib/domain/belle-alliance/scenario/commands/split-unit";
import { useDocument } from "../../_desk/scenario-editor";
import type { OrderDesk } from "../use-order-desk";
import { MergeDialog } from "./merge-dialog";
import type { Merging } from "./mergers";
import { MoveDialog } from "./move-dialog";
import { SplitManyDialog } from "./split-many-dialog";
import type { Split } from "./splits";
import { useManyActions } from "./use-many-actions";
import { usePicked } from "./use-picked";

/** Dialogs that ask for details before all selected rows are moved, split or merged. */
export function ManyDialogs({ desk }: { readonly desk: OrderDesk }) {
  const t = useTranslations("orderOfBattle.many");
  const actions = useManyActions(desk);
  const picked = usePicked(desk);
  const settings = useDocument((scenario) => scenario.settings);
  const onClose = () => desk.ask(null);
  const shared = { picked, onClose };
  switch (desk.asking) {
    case "move":
      return <MoveDialog {...shared} onMove={actions.move} />;
    case "split":
      return (
        <SplitManyDialog
          {...shared}
          settings={settings}
          onSplit={(splits) => splitMany(desk, splits, t)}
        />
      );
    case "merge":
      return <MergeDialog {...shared} onMerge={(mergings) => mergeMany(desk, mergings, t)} />;
    case null:
      return null;
  }
}

type Acting = Pick<OrderDesk, "editor" | "revealAll">;
type Words = (key: string, values: Record<string, number>) => string;

/** Splits regiments in one step, which a passing message counts. */
function splitMany({ editor, revealAll }: Acting, splits: readonly Split[], t: Words): void {
  const newIds = new Map(
    splits.map(({ unit, parts }) => [unit.id, Array.from({ length: parts - 1 }, newId)]),
  );
  editor.apply(splitUnits, { newIds });
  const ids = [...newIds].flatMap(([id, others]) => [id, ...others]);
  toast({ text: t("splitDone", { count: splits.length, parts: ids.length }), look: "ok" });
  showAll(ids, revealAll);
}

/** Makes one unit of each group in one step, which a passing message counts. */
function mergeMany({ editor, revealAll }: Acting, mergings: readonly Merging[], t: Words): void {
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
