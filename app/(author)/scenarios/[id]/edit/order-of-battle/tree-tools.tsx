"use client";

import { ClipboardPaste, Copy, ListFilter, Plus, Split, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Segmented } from "@/app/_ui/segmented";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import { useFindingActions } from "../_desk/finding-actions";
import { useDocument } from "../_desk/scenario-editor";
import { UndecidedButton } from "./undecided-dialog";
import { useOrderActions } from "./use-order-actions";
import type { OrderDesk } from "./use-order-desk";

interface TreeToolsProps {
  readonly desk: OrderDesk;
  readonly onPaste: () => void;
}

/** What can be added to the order of battle and done with the chosen row, and what of it is shown. */
export function TreeTools({ desk, onPaste }: TreeToolsProps) {
  const t = useTranslations("orderOfBattle.tools");
  const actions = useOrderActions(desk);
  return (
    <div className="treetools">
      <div className="toolrow">
        <Button
          icon={<Plus className="ic" aria-hidden />}
          onPress={() => actions.addFormation(desk.selectedId)}
        >
          {t("formation")}
        </Button>
        <Button
          icon={<Plus className="ic" aria-hidden />}
          onPress={() => actions.addUnit(desk.selectedId)}
        >
          {t("unit")}
        </Button>
        <Button icon={<ClipboardPaste className="ic" aria-hidden />} onPress={onPaste}>
          {t("paste")}
        </Button>
        <RowTools desk={desk} />
      </div>
      <div className="toolrow second">
        <Filter desk={desk} />
        <SideChoice desk={desk} />
        <UndecidedButton desk={desk} />
        <SideButton desk={desk} />
      </div>
    </div>
  );
}

/** There are at most four colours to fight under. */
const MOST_SIDES = 4;

function SideButton({ desk }: Pick<TreeToolsProps, "desk">) {
  const t = useTranslations("orderOfBattle.tools");
  const actions = useOrderActions(desk);
  const sides = useDocument(sidesOf);
  if (sides.length >= MOST_SIDES) return null;
  return (
    <Button
      look="bare"
      icon={<Plus className="ic" aria-hidden />}
      onPress={actions.addSide}
      className="addside"
    >
      {t("side")}
    </Button>
  );
}

/** What can be done with the chosen row. */
function RowTools({ desk }: { readonly desk: OrderDesk }) {
  const t = useTranslations("orderOfBattle.tools");
  const { split } = useFindingActions();
  const actions = useOrderActions(desk);
  const row = desk.rows.find(({ key }) => key === desk.selectedId);
  const id = row?.key ?? "";
  const isFoot = row?.is === "unit" && row.arm === "infantry" && (row.men ?? 0) > 1;
  return (
    <>
      <Button
        icon={<Split className="ic" aria-hidden />}
        onPress={() => split(id)}
        offBecause={isFoot ? undefined : t("splitOff")}
      >
        {t("split")}
      </Button>
      <Button
        icon={<Copy className="ic" aria-hidden />}
        onPress={() => actions.duplicate(id)}
        offBecause={row?.is === "unit" ? undefined : t("duplicateOff")}
      >
        {t("duplicate")}
      </Button>
      <Button
        icon={<Trash2 className="ic" aria-hidden />}
        onPress={() => actions.remove(id)}
        offBecause={row ? undefined : t("removeOff")}
      >
        {t("remove")}
      </Button>
    </>
  );
}

function Filter({ desk }: { readonly desk: OrderDesk }) {
  const t = useTranslations("orderOfBattle.tools");
  return (
    <div className="withic flt">
      <ListFilter className="ic" aria-hidden />
      <input
        className="input"
        type="search"
        aria-label={t("filter")}
        placeholder={t("filterHint")}
        value={desk.query}
        onChange={(event) => desk.setQuery(event.target.value)}
      />
    </div>
  );
}

const sidesOf = ({ sides }: Scenario) => sides;
const ALL = "all";

function SideChoice({ desk }: { readonly desk: OrderDesk }) {
  const t = useTranslations("orderOfBattle.tools");
  const sides = useDocument(sidesOf);
  if (sides.length < 2) return null;
  return (
    <Segmented
      label={t("sides")}
      labelHidden
      className="sidechoice"
      value={desk.sideId ?? ALL}
      onChange={(value) => desk.setSide(value === ALL ? null : value)}
      segments={[
        { value: ALL, label: t("all") },
        ...sides.map(({ id, name, colour }) => ({
          value: id,
          label: (
            <>
              <i className={`swatch side-${colour}`} aria-hidden="true" />
              <span className="sidename">{name}</span>
            </>
          ),
        })),
      ]}
    />
  );
}
