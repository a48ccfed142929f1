"use client";

import { ChevronDown, ChevronRight, EyeOff, Package } from "lucide-react";
import { useTranslations } from "next-intl";
import { ArmSign } from "@/app/_map/arm-sign";
import { FindingSign } from "@/app/_ui/finding-row";
import { InlineName } from "../../_desk/inline-name";
import type { OrderRow } from "./order-row";

export interface NameCellActions {
  readonly toggle: (id: string) => void;
  readonly rename: (id: string | null) => void;
  readonly commitName: (row: OrderRow, name: string) => void;
}

interface NameCellProps {
  readonly row: OrderRow;
  readonly actions: NameCellActions;
}

/** The row's name with its sign, its commander and whether something is found on it. */
export function NameCell({ row, actions }: NameCellProps) {
  const t = useTranslations("orderOfBattle.tree");
  if (row.isRenaming) return <Renamer row={row} actions={actions} />;
  const isUnit = row.is === "unit";
  return (
    <span className="nm" draggable={row.is !== "side"} data-drag={row.key}>
      {isUnit ? (
        <ArmSign arm={row.arm} isRifle={row.isRifle} />
      ) : (
        <Twist row={row} toggle={actions.toggle} />
      )}
      <span className="min-w-0">
        {isUnit ? <span className="un">{row.name}</span> : <b>{row.name}</b>}{" "}
        {isUnit && row.supplies !== null && <SuppliesSign rolls={row.supplies} />}{" "}
        {row.finding && <FindingSign look={row.finding} severity={t(`finding.${row.finding}`)} />}{" "}
        {row.isHidden && (
          <span className="inline-grid align-text-bottom" title={t("hidden")}>
            <EyeOff aria-hidden />
            <span className="sr-only">{t("hidden")}</span>
          </span>
        )}{" "}
        {!isUnit && row.commander && <span className="cm">{row.commander}</span>}
      </span>
    </span>
  );
}

function Twist({ row, toggle }: { readonly row: OrderRow; readonly toggle: (id: string) => void }) {
  const t = useTranslations("orderOfBattle.tree");
  const Icon = row.isOpen ? ChevronDown : ChevronRight;
  return (
    <button
      type="button"
      className="tw"
      tabIndex={-1}
      aria-label={t(row.isOpen ? "shut" : "open", { name: row.name })}
      onClick={(event) => {
        event.stopPropagation();
        toggle(row.key);
      }}
    >
      <Icon aria-hidden />
    </button>
  );
}

function Renamer({ row, actions }: NameCellProps) {
  const t = useTranslations("orderOfBattle.tree");
  return (
    <span className="nm">
      {row.is === "unit" && <ArmSign arm={row.arm} isRifle={row.isRifle} />}
      <InlineName
        label={t("renaming", { name: row.name })}
        value={row.name}
        onCommit={(name) => actions.commitName(row, name)}
        onEnd={() => actions.rename(null)}
      />
    </span>
  );
}

/** Supplies that run out, with the rolls they last for. */
function SuppliesSign({ rolls }: { readonly rolls: number }) {
  const t = useTranslations("orderOfBattle.supplies");
  const words = t("left", { rolls });
  return (
    <span className={rolls === 0 ? "sup spent" : "sup"} title={words}>
      <Package aria-hidden />
      <b aria-hidden>{rolls}</b>
      <span className="sr-only">{words}</span>
    </span>
  );
}
