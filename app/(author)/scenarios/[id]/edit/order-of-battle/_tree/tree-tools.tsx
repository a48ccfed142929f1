"use client";

import {
  ChevronsDownUp,
  ChevronsUpDown,
  ClipboardPaste,
  Copy,
  ListFilter,
  Plus,
  Scale,
  Split,
  Trash2,
} from "lucide-react";
import { useTranslations } from "next-intl";
import { memo, useState } from "react";
import { Swatch } from "@/app/_map/swatch";
import { Button, IconButton } from "@/app/_ui/button";
import { Count } from "@/app/_ui/count";
import { lazyPart } from "@/app/_ui/lazy-part";
import { SearchField } from "@/app/_ui/search-field";
import { Segmented } from "@/app/_ui/segmented";
import { isSeveral } from "@/app/_ui/tree-selection";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { canSplit } from "../../_desk/battalions";
import { useCheck } from "../../_desk/check-context";
import { useFindingActions } from "../../_desk/finding-actions";
import { useDocument } from "../../_desk/scenario-editor";
import { useSideFacts } from "../../_desk/use-side-facts";
import { type ManyActions, useManyActions } from "../_many/use-many-actions";
import { type OrderActions, useOrderActions } from "../use-order-actions";
import type { OrderDesk } from "../use-order-desk";
import { SelectMenu } from "./select-menu";

interface TreeToolsProps {
  readonly desk: OrderDesk;
  readonly onPaste: () => void;
}

/** Tools for adding to the order of battle, for acting on the selected row, and for filtering. */
export function TreeTools({ desk, onPaste }: TreeToolsProps) {
  const actions = useOrderActions(desk);
  const many = useManyActions(desk);
  const row = desk.rows.find(({ key }) => key === desk.selectedId);
  return (
    <div>
      <div className={TOOLS}>
        <Adding selectedId={desk.selectedId} actions={actions} onPaste={onPaste} />
        <SelectMenu desk={desk} />
        {isSeveral(desk.selection) ? (
          <ManyTools actions={many} ask={desk.ask} />
        ) : (
          <RowTools
            id={row?.key ?? null}
            isTroops={row !== undefined && row.is !== "side"}
            isFoot={row?.is === "unit" && canSplit(row)}
            actions={actions}
          />
        )}
      </div>
      <div className={`${TOOLS} border-rule border-b pt-0`}>
        <OpenAll isAllOpen={desk.isAllOpen} toggleAll={desk.toggleAll} />
        <TreeFilter query={desk.query} setQuery={desk.setQuery} />
        <SideChoice sideId={desk.sideId} setSide={desk.setSide} />
        <UndecidedButton desk={desk} />
        <SideButton addSide={actions.addSide} />
      </div>
    </div>
  );
}

const UndecidedDialog = lazyPart(async () => (await import("./undecided-dialog")).UndecidedDialog, {
  place: "over",
  ahead: "soon",
});

/** Leads to all valours that wait for the umpire; nothing while none does. */
function UndecidedButton({ desk }: { readonly desk: OrderDesk }) {
  const t = useTranslations("orderOfBattle.undecided");
  const [isOpen, setOpen] = useState(false);
  const waiting = useWaiting();
  if (waiting === 0 && !isOpen) return null;
  return (
    <>
      <Button icon={<Scale aria-hidden />} onPress={() => setOpen(true)}>
        {t("open")} <Count n={waiting} look="warn" />
      </Button>
      {isOpen && <UndecidedDialog desk={desk} onClose={() => setOpen(false)} />}
    </>
  );
}

/** How many units wait, as the last check counted them. */
function useWaiting(): number {
  const { findings } = useCheck();
  return findings
    .filter(({ code }) => code === "valour-undecided" || code === "valour-doubtful")
    .reduce((sum, { params }) => sum + Number(params.count), 0);
}

/** A strip of buttons: on a tablet they wrap rather than cover the selection, and on a phone they scroll. */
const TOOLS =
  "relative flex items-center gap-2 bg-paper px-3 py-2 tablet:max-desktop:flex-wrap max-tablet:overflow-x-auto max-tablet:scrollbar-none";

interface AddingProps {
  readonly selectedId: string | null;
  readonly actions: OrderActions;
  readonly onPaste: () => void;
}

const Adding = memo(function Adding({ selectedId, actions, onPaste }: AddingProps) {
  const t = useTranslations("orderOfBattle.tools");
  return (
    <>
      <Button icon={<Plus aria-hidden />} onPress={() => actions.addFormation(selectedId)}>
        {t("formation")}
      </Button>
      <Button icon={<Plus aria-hidden />} onPress={() => actions.addUnit(selectedId)}>
        {t("unit")}
      </Button>
      <Button icon={<ClipboardPaste aria-hidden />} onPress={onPaste}>
        {t("paste")}
      </Button>
    </>
  );
});

/** There are only four colours for sides. */
const MAX_SIDES = 4;
const sideCountOf = ({ sides }: Scenario) => sides.length;

const SideButton = memo(function SideButton({ addSide }: Pick<OrderActions, "addSide">) {
  const t = useTranslations("orderOfBattle.tools");
  const sides = useDocument(sideCountOf);
  if (sides >= MAX_SIDES) return null;
  return (
    <Button look="bare" icon={<Plus aria-hidden />} onPress={addSide} className="ms-auto">
      {t("side")}
    </Button>
  );
});

interface RowToolsProps {
  /** The id of the selected row, if any. */
  readonly id: string | null;
  readonly isTroops: boolean;
  /** Whether it is infantry that can be split. */
  readonly isFoot: boolean;
  readonly actions: OrderActions;
}

/** Actions on the selected row. */
const RowTools = memo(function RowTools({ id, isTroops, isFoot, actions }: RowToolsProps) {
  const t = useTranslations("orderOfBattle.tools");
  const { split } = useFindingActions();
  return (
    <>
      <Button
        icon={<Split aria-hidden />}
        onPress={() => split(id === null ? [] : [id])}
        offBecause={isFoot ? undefined : t("splitOff")}
      >
        {t("split")}
      </Button>
      <Button
        icon={<Copy aria-hidden />}
        onPress={() => actions.duplicate(id ?? "")}
        offBecause={isTroops ? undefined : t("duplicateOff")}
      >
        {t("duplicate")}
      </Button>
      <Button
        icon={<Trash2 aria-hidden />}
        onPress={() => actions.remove(id ?? "")}
        offBecause={id === null ? t("removeOff") : undefined}
      >
        {t("remove")}
      </Button>
    </>
  );
});

interface ManyToolsProps extends Pick<OrderDesk, "ask"> {
  readonly actions: ManyActions;
}

/** The same for several rows; the inspector explains which actions are unavailable. */
function ManyTools({ actions, ask }: ManyToolsProps) {
  const t = useTranslations("orderOfBattle.tools");
  return (
    <>
      <Button icon={<Split aria-hidden />} onPress={() => ask("split")}>
        {t("split")}
      </Button>
      <Button icon={<Copy aria-hidden />} onPress={actions.duplicate}>
        {t("duplicate")}
      </Button>
      <Button icon={<Trash2 aria-hidden />} onPress={actions.remove}>
        {t("remove")}
      </Button>
    </>
  );
}

/** Expands every formation, or collapses all if all are expanded. */
const OpenAll = memo(function OpenAll(props: Pick<OrderDesk, "isAllOpen" | "toggleAll">) {
  const t = useTranslations("orderOfBattle.tools");
  const Icon = props.isAllOpen ? ChevronsDownUp : ChevronsUpDown;
  return (
    <IconButton
      className="flex-none"
      label={t(props.isAllOpen ? "shutAll" : "openAll")}
      onPress={props.toggleAll}
    >
      <Icon aria-hidden />
    </IconButton>
  );
});

/** Filters the tree by name, commander or arm. */
const TreeFilter = memo(function TreeFilter(props: Pick<OrderDesk, "query" | "setQuery">) {
  const t = useTranslations("orderOfBattle.tools");
  return (
    <SearchField
      icon={<ListFilter aria-hidden />}
      className="flex-[0_1_--spacing(57.5)] max-tablet:w-47.5 max-tablet:flex-none"
      aria-label={t("filter")}
      placeholder={t("filterHint")}
      value={props.query}
      onChange={(event) => props.setQuery(event.target.value)}
    />
  );
});

const ALL = "all";

/** Shows all sides or one of them. */
const SideChoice = memo(function SideChoice(props: Pick<OrderDesk, "sideId" | "setSide">) {
  const t = useTranslations("orderOfBattle.tools");
  const sides = useSideFacts();
  if (sides.length < 2) return null;
  return (
    <Segmented
      label={t("sides")}
      labelHidden
      className="flex-none"
      value={props.sideId ?? ALL}
      onChange={(value) => props.setSide(value === ALL ? null : value)}
      segments={[
        { value: ALL, label: t("all") },
        ...sides.map(({ id, name, colour }) => ({
          value: id,
          label: (
            <>
              <Swatch colour={colour} />
              <span className="max-w-38.5 truncate">{name}</span>
            </>
          ),
        })),
      ]}
    />
  );
});
