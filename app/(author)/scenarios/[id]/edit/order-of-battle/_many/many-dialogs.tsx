"use client";

import { useTranslations } from "next-intl";
import { useDocument } from "../../_desk/scenario-editor";
import type { OrderDesk } from "../use-order-desk";
import { MergeDialog } from "./merge-dialog";
import { MoveDialog } from "./move-dialog";
import { mergeMany, splitMany } from "./regrouping";
import { SplitManyDialog } from "./split-many-dialog";
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
