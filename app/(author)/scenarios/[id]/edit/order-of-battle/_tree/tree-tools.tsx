"use client";

import { ClipboardPaste, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { Button } from "@/app/_ui/button";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import { useDocument } from "../../_desk/scenario-editor";
import { type OrderActions, useOrderActions } from "../use-order-actions";
import type { OrderDesk } from "../use-order-desk";
import { RowTools } from "./row-tools";
import { OpenAll, SideChoice, TreeFilter } from "./tree-sight";
import { UndecidedButton } from "./undecided-dialog";

interface TreeToolsProps {
  readonly desk: OrderDesk;
  readonly onPaste: () => void;
}

/** What can be added to the order of battle and done with the chosen row, and what of it is shown. */
export function TreeTools({ desk, onPaste }: TreeToolsProps) {
  const actions = useOrderActions(desk);
  const row = desk.rows.find(({ key }) => key === desk.selectedId);
  const isFoot = row?.is === "unit" && row.arm === "infantry" && (row.men ?? 0) > 1;
  return (
    <div className="treetools">
      <div className="toolrow">
        <Adding selectedId={desk.selectedId} actions={actions} onPaste={onPaste} />
        <RowTools
          id={row?.key ?? null}
          isUnit={row?.is === "unit"}
          isFoot={isFoot}
          actions={actions}
        />
      </div>
      <div className="toolrow second">
        <OpenAll isAllOpen={desk.isAllOpen} toggleAll={desk.toggleAll} />
        <TreeFilter query={desk.query} setQuery={desk.setQuery} />
        <SideChoice sideId={desk.sideId} setSide={desk.setSide} />
        <UndecidedButton desk={desk} />
        <SideButton addSide={actions.addSide} />
      </div>
    </div>
  );
}

interface AddingProps {
  readonly selectedId: string | null;
  readonly actions: OrderActions;
  readonly onPaste: () => void;
}

const Adding = memo(function Adding({ selectedId, actions, onPaste }: AddingProps) {
  const t = useTranslations("orderOfBattle.tools");
  return (
    <>
      <Button
        icon={<Plus className="ic" aria-hidden />}
        onPress={() => actions.addFormation(selectedId)}
      >
        {t("formation")}
      </Button>
      <Button
        icon={<Plus className="ic" aria-hidden />}
        onPress={() => actions.addUnit(selectedId)}
      >
        {t("unit")}
      </Button>
      <Button icon={<ClipboardPaste className="ic" aria-hidden />} onPress={onPaste}>
        {t("paste")}
      </Button>
    </>
  );
});

/** There are at most four colours to fight under. */
const MOST_SIDES = 4;
const sideCountOf = ({ sides }: Scenario) => sides.length;

const SideButton = memo(function SideButton({ addSide }: Pick<OrderActions, "addSide">) {
  const t = useTranslations("orderOfBattle.tools");
  const sides = useDocument(sideCountOf);
  if (sides >= MOST_SIDES) return null;
  return (
    <Button
      look="bare"
      icon={<Plus className="ic" aria-hidden />}
      onPress={addSide}
      className="addside"
    >
      {t("side")}
    </Button>
  );
});
