"use client";

import { Check, ChevronDown, ChevronRight, EyeOff, Package } from "lucide-react";
import { useTranslations } from "next-intl";
import { tv } from "tailwind-variants/lite";
import { ArmSign } from "@/app/_map/belle-alliance/arm-sign";
import { FindingSign } from "@/app/_ui/finding-row";
import { InlineName } from "../../_desk/inline-name";
import { type OrderRow, tierOf } from "./order-row";
import { nameLook } from "./tree-look";

export interface NameCellActions {
  readonly toggle: (id: string) => void;
  readonly rename: (id: string | null) => void;
  readonly commitName: (row: OrderRow, name: string) => void;
}

interface NameCellProps {
  readonly row: OrderRow;
  readonly actions: NameCellActions;
}

/** The row's name with its sign and its commander, and a mark if there are findings. */
export function NameCell({ row, actions }: NameCellProps) {
  const t = useTranslations("orderOfBattle.tree");
  if (row.isRenaming) return <Renamer row={row} actions={actions} />;
  const isUnit = row.is === "unit";
  const looks = nameLook({ is: tierOf(row) });
  return (
    <span className={looks.line()} draggable={row.is !== "side"} data-drag={row.key}>
      <TickBox />
      {isUnit ? (
        <ArmSign arm={row.arm} isRifle={row.isRifle} />
      ) : (
        <FoldButton row={row} toggle={actions.toggle} />
      )}
      <span className="min-w-0">
        {isUnit ? (
          <span data-name>{row.name}</span>
        ) : (
          <b className={looks.name()} data-name>
            {row.name}
          </b>
        )}{" "}
        {isUnit && row.supplies !== null && <SuppliesSign rolls={row.supplies} />}{" "}
        {row.finding && <FindingSign look={row.finding} severity={t(`finding.${row.finding}`)} />}{" "}
        {row.isHidden && (
          <span className="inline-grid align-[-0.2em]" title={t("hidden")}>
            <EyeOff aria-hidden />
            <span className="sr-only">{t("hidden")}</span>
          </span>
        )}{" "}
        {!isUnit && row.commander && (
          <span className="font-serif text-ink-3 italic max-tablet:block max-tablet:text-xs max-tablet:leading-4">
            {row.commander}
          </span>
        )}
      </span>
    </span>
  );
}

/** Shows whether the row is selected, while clicks add rows to the selection or remove them. */
function TickBox() {
  return (
    <span
      className="hidden size-4 flex-none place-items-center rounded-sm border border-edge bg-sheet text-on-ink in-data-ticking:grid in-aria-selected:border-ink in-aria-selected:bg-ink touch:size-5"
      aria-hidden
    >
      <Check size={12} strokeWidth={3} className="hidden in-aria-selected:block" />
    </span>
  );
}

function FoldButton({
  row,
  toggle,
}: {
  readonly row: OrderRow;
  readonly toggle: (id: string) => void;
}) {
  const t = useTranslations("orderOfBattle.tree");
  const Icon = row.isOpen ? ChevronDown : ChevronRight;
  return (
    <button
      type="button"
      className="-ms-1 grid h-6 w-4.5 flex-none cursor-pointer place-items-center text-ink-3 touch:h-11 touch:w-7"
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
    <span className={nameLook({ is: tierOf(row) }).line()}>
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

const suppliesLook = tv({
  base: "inline-flex items-center gap-0.5 rounded-sm border px-1 text-xs leading-4",
  variants: {
    isSpent: { true: "border-current text-warn", false: "border-rule-2 text-ink-2" },
  },
});

/** Marks limited supplies with the number of rolls they last for. */
function SuppliesSign({ rolls }: { readonly rolls: number }) {
  const t = useTranslations("orderOfBattle.supplies");
  const words = t("left", { rolls });
  return (
    <span className={suppliesLook({ isSpent: rolls === 0 })} title={words}>
      <Package className="size-3" aria-hidden />
      <b aria-hidden>{rolls}</b>
      <span className="sr-only">{words}</span>
    </span>
  );
}
