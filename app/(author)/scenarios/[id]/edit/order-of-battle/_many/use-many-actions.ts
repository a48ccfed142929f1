import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { toast } from "@/app/_ui/toasts";
import { moveTroops, removeTroops } from "@/lib/domain/belle-alliance/scenario/commands/troops";
import { formationsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import type { Way } from "../_tree/moves";
import { copyTroops } from "../edits";
import type { OrderDesk } from "../use-order-desk";
import type { Goal } from "./goal";
import { type Picked, pickedOf } from "./picked";
import { stepOfMany } from "./step-of-many";

/** Actions on all selected rows at once: each is one undo step, announced with the number of rows. */
export interface ManyActions {
  readonly duplicate: () => void;
  readonly remove: () => void;
  readonly move: (goal: Goal) => void;
  /** Moves them one step among their neighbours, in or out. */
  readonly step: (way: Way) => void;
}

type Acting = Pick<OrderDesk, "editor" | "selection" | "revealAll" | "select">;

export function useManyActions({ editor, selection, revealAll, select }: Acting): ManyActions {
  const t = useTranslations("orderOfBattle.many");
  return useMemo(() => {
    const say = (text: string) => toast({ text, look: "ok" });
    const picked = () => pickedOf(editor.current().sides, selection.keys);
    const what = ({ all, formations }: Picked) =>
      all.length > 0
        ? t("units", { count: all.length })
        : t("formations", { count: formations.length });
    const moveTo = ({ side, formation, index }: Goal, moved: Picked) =>
      editor.apply(moveTroops, {
        ...idsOf(moved),
        sideId: side.id,
        parentId: formation?.id ?? null,
        ...(index === undefined ? {} : { index }),
      });
    const show = ([first, ...others]: readonly string[]) => {
      if (first !== undefined) revealAll([first, ...others], first);
    };
    return {
      duplicate: () => {
        const copied = picked();
        const ids = copyTroops(editor, copied);
        say(t("duplicated", { what: what(copied) }));
        show(ids);
      },
      remove: () => {
        const gone = picked();
        if (gone.units.length + gone.formations.length === 0) return;
        editor.apply(removeTroops, idsOf(gone));
        toast({ text: t("removed", { what: what(gone), placed: placedIn(gone) }) });
        select(null);
      },
      move: (goal) => {
        const moved = picked();
        moveTo(goal, moved);
        say(t("moved", { what: what(moved), name: (goal.formation ?? goal.side).name }));
        show([...moved.formations, ...moved.units].map(({ id }) => id));
      },
      step: (way) => {
        const moved = picked();
        const goal = stepOfMany(editor.current().sides, moved, way);
        if (!goal) return;
        moveTo(goal, moved);
        revealAll([...selection.keys], selection.focused ?? "");
      },
    };
  }, [editor, selection, revealAll, select, t]);
}

function idsOf({ units, formations }: Picked) {
  return {
    unitIds: units.map(({ id }) => id),
    formationIds: formations.map(({ id }) => id),
  };
}

/** How many of the given troops are on the table, including commanders. */
function placedIn({ all, formations }: Picked): number {
  const commanders = formationsUnder(formations).map(({ commander }) => commander);
  return [...all, ...commanders].filter((each) => each?.placement).length;
}
