import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { toast } from "@/app/_ui/toasts";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { walkFormations, walkUnits } from "@/lib/domain/belle-alliance/scenario/walk";
import { pickedOf } from "./_many/picked";
import {
  copyTroops,
  insertFormation,
  insertSide,
  insertUnit,
  type NewNames,
  removeRow,
  type Spot,
  spotOf,
} from "./edits";
import type { OrderDesk } from "./use-order-desk";

/** The actions of the buttons and keys; each new item is selected and its name edited. */
export interface OrderActions {
  readonly addSide: () => void;
  readonly addFormation: (at: string | null) => void;
  readonly addUnit: (at: string | null) => void;
  readonly duplicate: (id: string) => void;
  readonly remove: (id: string) => void;
}

type Acting = Pick<OrderDesk, "editor" | "reveal" | "rename" | "select">;

export function useOrderActions({ editor, reveal, rename, select }: Acting): OrderActions {
  const t = useTranslations("orderOfBattle.new");
  return useMemo(() => {
    const names: NewNames = { unit: t("unit"), formation: t("formation"), side: t("side") };
    const present = (id: string | null) => {
      if (id === null) return;
      reveal(id);
      rename(id);
    };
    const spotNear = (id: string | null): Spot => {
      const scenario = editor.current();
      const [first] = scenario.sides;
      const sideId = first?.id ?? insertSide(editor, names.side);
      const spot = spotOf(scenario, id) ?? spotOf(editor.current(), sideId);
      if (!spot) throw new Error("a side that was just added is not there");
      return spot;
    };
    const unitAt = (id: string | null) => {
      const spot = spotNear(id);
      const added = insertUnit(editor, spot, names);
      if (added) return present(added);
      const formation = insertFormation(editor, spot, names);
      const goal = spotOf(editor.current(), formation);
      if (goal) present(insertUnit(editor, goal, names));
    };
    return {
      addSide: () => present(insertSide(editor, names.side)),
      addFormation: (at) => present(insertFormation(editor, spotNear(at), names)),
      addUnit: unitAt,
      duplicate: (id) => {
        const [copy] = copyTroops(editor, pickedOf(editor.current().sides, new Set([id])));
        if (copy !== undefined) reveal(copy);
      },
      remove: (id) => {
        const scenario = editor.current();
        const spot = spotOf(scenario, id);
        if (!spot) return;
        toast({ text: t("removed", { name: nameOf(scenario, id) }) });
        removeRow(editor, spot);
        select(null);
      },
    };
  }, [editor, reveal, rename, select, t]);
}

/** The name of the item with an id; empty if there is none, or it has no name. */
function nameOf(scenario: Scenario, id: string): string {
  const named =
    scenario.sides.find((side) => side.id === id) ??
    scenario.map.features.find((feature) => feature.id === id);
  if (named) return named.name;
  for (const { formation } of walkFormations(scenario))
    if (formation.id === id) return formation.name;
  for (const { unit } of walkUnits(scenario)) if (unit.id === id) return unit.name;
  return "";
}
