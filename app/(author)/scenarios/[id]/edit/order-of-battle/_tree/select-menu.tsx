"use client";

import { ListChecks } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Count } from "@/app/_ui/count";
import { Menu } from "@/app/_ui/menu";
import type { MenuAction } from "@/app/_ui/menu-list";
import { theseRows } from "@/app/_ui/tree-selection";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { type Spot, spotOf } from "../edits";
import type { OrderDesk } from "../use-order-desk";
import { useUnitWords } from "../use-words";

/** Ways to select several rows, also on a touch screen. */
export function SelectMenu({ desk }: { readonly desk: OrderDesk }) {
  const t = useTranslations("orderOfBattle.select");
  const actions = useSelectActions(desk);
  if (desk.isTicking) {
    return (
      // On a phone it stays at the start of the strip, and the others scroll away beneath it rather than staying
      // visible next to it.
      <span className="flex-none max-tablet:sticky max-tablet:-start-3 max-tablet:z-1 max-tablet:order-first max-tablet:-my-2 max-tablet:-ms-3 max-tablet:border-rule max-tablet:border-e max-tablet:bg-paper max-tablet:px-3 max-tablet:py-2">
        <Button look="primary" onPress={() => desk.setTicking(false)}>
          {t("done")} <Count n={desk.selection.keys.size} />
        </Button>
      </span>
    );
  }
  return (
    <Menu
      label={t("menu")}
      trigger={<Button icon={<ListChecks aria-hidden />}>{t("menu")}</Button>}
      actions={actions}
    />
  );
}

function useSelectActions(desk: OrderDesk): () => readonly MenuAction[] {
  const t = useTranslations("orderOfBattle.select");
  const words = useUnitWords();
  const { editor, rows, selection, setSelection, revealAll } = desk;
  /** A menu item that selects units; nothing if there are none. */
  const choose = (id: string, label: string, ids: readonly string[]): MenuAction[] => {
    const [first] = ids;
    if (first === undefined) return [];
    const focused = ids.find((each) => each === desk.selectedId) ?? first;
    return [{ id, label, detail: String(ids.length), onAction: () => revealAll(ids, focused) }];
  };
  const ofKind = (spot: Spot | null) => {
    if (spot?.is !== "unit") return [];
    const { unit, side } = spot;
    const alike = unitsUnder(side.formations).filter(
      ({ arm, type }) => arm === unit.arm && type === unit.type,
    );
    return choose("kind", t("kind", { kind: words.kind(unit), side: side.name }), idsOf(alike));
  };
  const under = (formation: FormationNode) =>
    choose(
      `under ${formation.id}`,
      t("under", { name: formation.name }),
      idsOf(unitsUnder([formation])),
    );
  return () => {
    const spot = spotOf(editor.current(), desk.selectedId);
    return [
      { id: "tick", label: t("tick"), onAction: () => desk.setTicking(true) },
      ...ofKind(spot),
      ...formationsOver(spot).flatMap(under),
      {
        id: "all",
        label: t("all"),
        detail: "Ctrl A",
        onAction: () =>
          setSelection(
            theseRows(
              rows.map(({ key }) => key),
              selection.focused,
            ),
          ),
      },
    ];
  };
}

/** The selected formation, and those above the selected item, the lowest first. */
function formationsOver(spot: Spot | null): readonly FormationNode[] {
  if (spot === null || spot.is === "side") return [];
  const own = spot.is === "formation" ? [spot.formation] : [];
  return [...own, ...spot.parents.toReversed()];
}

function idsOf(units: readonly { readonly id: string }[]): string[] {
  return units.map(({ id }) => id);
}
