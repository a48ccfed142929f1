"use client";

import { useTranslations } from "next-intl";
import { toast } from "@/app/_ui/toasts";
import { mergeUnits } from "@/lib/domain/belle-alliance/scenario/commands/merge-units";
import { SplitDialog } from "../../_desk/split-dialog";
import type { OrderDesk } from "../use-order-desk";
import { MergeDialog } from "./merge-dialog";
import type { Merging } from "./mergers";
import { MoveDialog } from "./move-dialog";
import { useManyActions } from "./use-many-actions";
import { usePicked } from "./use-picked";

/** Dialogs that ask for details before all selected rows are moved, split or merged. */
export function ManyDialogs({ desk }: { readonly desk: OrderDesk }) {
  const t = useTranslations("orderOfBattle.many");
  const actions = useManyActions(desk);
  const picked = usePicked(desk);
  const onClose = () => desk.ask(null);
  const shared = { picked, onClose };
  switch (desk.asking) {
    case "move":
      return <MoveDialog {...shared} onMove={actions.move} />;
    case "split":
      return (
        <SplitDialog
          unitIds={picked.all.map(({ id }) => id)}
          onClose={onClose}
          onSplit={(ids) => showAll(ids, desk.revealAll)}
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
