"use client";

import { GripVertical, Star } from "lucide-react";
import { useTranslations } from "next-intl";
import { type CSSProperties, memo, type PointerEvent, useDeferredValue, useMemo } from "react";
import type { MapSubject } from "@/app/_map/map-subject";
import { Swatch } from "@/app/_map/swatch";
import { Button } from "@/app/_ui/button";
import type { Click } from "@/app/(author)/_map-desk/focus-chosen";
import { MapList, MapListCell, MapListFamily, MapListRow } from "@/app/(author)/_map-desk/map-list";
import { NameButton } from "@/app/(author)/_map-desk/name-button";
import type { Commander, FormationNode } from "@/lib/domain/scenario/formation";
import { unitsUnder } from "@/lib/domain/scenario/visible-tree";
import { deployable } from "./deploying";
import { type TroopGroup, troopGroups } from "./unplaced";
import type { FormationHand } from "./use-formation-hand";
import type { MapDeskState } from "./use-map-desk";

/** Units and commanders that still have to be placed, then those that stand, by their formations. */
export function UnitList({ desk }: { readonly desk: MapDeskState }) {
  const t = useTranslations("map");
  // A thousand rows would delay what was placed: they follow it a moment later.
  const scenario = useDeferredValue(desk.scenario);
  const [waiting, standing] = useMemo(
    () => [
      troopGroups(scenario, ({ placement }) => placement === null),
      troopGroups(scenario, ({ placement }) => placement !== null),
    ],
    [scenario],
  );
  return (
    <MapList
      title={t("units.title")}
      count={count(waiting) + count(standing)}
      add={<DeployButton desk={desk} />}
    >
      {desk.tool === "unit" && <p className="hint mt-1.5">{hintOf(desk, t)}</p>}
      <UnitTable
        label={t("units.waiting")}
        groups={waiting}
        desk={desk}
        hand={desk.formationHand}
      />
      <UnitTable label={t("units.standing")} groups={standing} desk={desk} hand={null} />
    </MapList>
  );
}

/** Begins to place a whole formation: that of what is chosen, or the first that waits. */
function DeployButton({ desk }: { readonly desk: MapDeskState }) {
  const t = useTranslations("map.deploy");
  const { scenario, selected } = desk;
  const all = deployable(scenario);
  const holds = ({ id, units }: FormationNode) =>
    id === selected?.id || units.some((unit) => unit.id === selected?.id);
  const begin = () => {
    const { formation } =
      all.find((each) => holds(each.formation)) ??
      all.find((each) => unitsUnder([each.formation]).some(({ placement }) => !placement)) ??
      all[0] ??
      {};
    if (formation) desk.formationHand.begin(formation.id, KEYS);
  };
  if (all.length === 0) return null;
  return (
    <Button size="small" onPress={begin}>
      {t("begin")}
    </Button>
  );
}

/** The button lies in the panel that opens: whoever pressed it goes on there. */
const KEYS: Click = { detail: 0 };

function hintOf({ armed }: MapDeskState, t: (key: string) => string): string {
  return t(armed === null ? "units.chooseOne" : "units.clickPlace");
}

function count(groups: readonly TroopGroup[]): number {
  return groups.reduce((sum, { units, commander }) => sum + units.length + (commander ? 1 : 0), 0);
}

interface UnitTableProps {
  readonly label: string;
  readonly groups: readonly TroopGroup[];
  readonly desk: MapDeskState;
  /** Brings whole formations of the list to the table, where they wait for that. */
  readonly hand: FormationHand | null;
}

function UnitTable({ label, groups, desk, hand }: UnitTableProps) {
  if (groups.length === 0) return null;
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          <th
            colSpan={2}
            className="h-7 border-rule-2 border-b pb-0.75 align-bottom text-ink-2 text-sm leading-none"
          >
            {label} <span className="text-ink-3 tabular-nums">{count(groups)}</span>
          </th>
        </tr>
      </thead>
      {groups.map((group) => (
        <GroupRows
          key={group.formationId}
          group={group}
          isPlacing={desk.tool === "unit"}
          chosen={chosenIn(group, desk)}
          arm={desk.arm}
          go={desk.go}
          toggle={desk.toggle}
          hand={hand}
        />
      ))}
    </table>
  );
}

/** The ids of what is chosen of this group, parted by spaces. */
function chosenIn({ formationId, units }: TroopGroup, desk: MapDeskState): string {
  const one = desk.tool === "unit" ? desk.armed : desk.selected;
  const chosen = new Set((desk.isMany ? desk.pieces : one ? [one] : []).map(({ id }) => id));
  return [formationId, ...units.map(({ id }) => id)].filter((id) => chosen.has(id)).join(" ");
}

/** A press of a row, alone or with Shift. */
interface Press extends Click {
  readonly shiftKey: boolean;
}

interface GroupRowsProps extends Pick<MapDeskState, "arm" | "go" | "toggle"> {
  readonly group: TroopGroup;
  readonly hand: FormationHand | null;
  /** Whether choosing someone who waits picks them up for placing. */
  readonly isPlacing: boolean;
  readonly chosen: string;
}

/** Drawn again only when one of its own units or the choice among them changes. */
const GroupRows = memo(function GroupRows(props: GroupRowsProps) {
  const { group, isPlacing, chosen, arm, go, toggle, hand } = props;
  const ids = chosen.split(" ");
  const { side, formationId, commander, units } = group;
  const rowOf = (subject: MapSubject, { placement }: Pick<Commander, "placement">) => ({
    isChosen: ids.includes(subject.id),
    onChoose: (click: Press) => {
      if (isPlacing && placement === null) arm(subject);
      else if (click.shiftKey) toggle(subject);
      else go(subject, click);
    },
  });
  return (
    <MapListFamily
      className={`side-${side.colour}`}
      columns={2}
      title={<GroupTitle group={group} hand={hand} />}
    >
      {commander && (
        <CommanderRow
          commander={commander}
          {...rowOf({ kind: "commander", id: formationId }, commander)}
        />
      )}
      {units.map((unit) => (
        <UnitRow key={unit.id} unit={unit} {...rowOf({ kind: "unit", id: unit.id }, unit)} />
      ))}
    </MapListFamily>
  );
}, isSameGroupRows);

/** A formation as far in as it stands under others; one that waits is dragged onto the table, or placed by a press. */
function GroupTitle({ group, hand }: Pick<GroupRowsProps, "group" | "hand">) {
  const t = useTranslations("map.deploy");
  const { side, formationId, title, depth, unitsUnder: count } = group;
  const grab = (event: PointerEvent) => hand?.grab(formationId, event);
  return (
    <span
      className="flex items-center gap-1.5 ps-[calc(var(--depth)*--spacing(2.5))]"
      style={{ "--depth": depth } as CSSProperties}
    >
      <Swatch colour={side.colour} />
      {hand && count > 0 ? (
        <>
          <button
            type="button"
            className="min-h-6 cursor-grab select-none text-start hover:underline touch:min-h-11"
            title={t("dragTip")}
            onPointerDown={(event) => event.pointerType === "mouse" && grab(event)}
            onClick={(click) => hand.begin(formationId, click)}
          >
            {title} <small className="text-ink-3 tabular-nums">{t("units", { count })}</small>
          </button>
          <span
            className="ms-auto hidden size-11 touch-none place-items-center text-ink-3 tablet:touch:grid"
            aria-hidden="true"
            onPointerDown={grab}
          >
            <GripVertical />
          </span>
        </>
      ) : (
        title
      )}
    </span>
  );
}

function isSameGroupRows(before: GroupRowsProps, after: GroupRowsProps): boolean {
  const { group: was, ...beside } = before;
  const { group: is, ...now } = after;
  return (
    was.title === is.title &&
    was.depth === is.depth &&
    was.unitsUnder === is.unitsUnder &&
    was.side.colour === is.side.colour &&
    was.commander === is.commander &&
    was.units.length === is.units.length &&
    was.units.every((unit, i) => unit === is.units[i]) &&
    beside.isPlacing === now.isPlacing &&
    beside.chosen === now.chosen
  );
}

interface CommanderRowProps {
  readonly commander: Commander;
  readonly isChosen: boolean;
  readonly onChoose: (click: Press) => void;
}

const CommanderRow = memo(
  function CommanderRow({ commander, isChosen, onChoose }: CommanderRowProps) {
    const t = useTranslations("map.commander");
    return (
      <MapListRow
        isChosen={isChosen}
        name={
          <NameButton look="row" isPressed={isChosen} onClick={onChoose}>
            <Star className="inline-block size-3 fill-side align-baseline text-side" aria-hidden />{" "}
            {commander.name}
          </NameButton>
        }
      >
        <MapListCell at="end">{t("kind")}</MapListCell>
      </MapListRow>
    );
  },
  (before, after) => before.commander === after.commander && before.isChosen === after.isChosen,
);

interface UnitRowProps {
  readonly unit: TroopGroup["units"][number];
  readonly isChosen: boolean;
  readonly onChoose: (click: Press) => void;
}

const UnitRow = memo(
  function UnitRow({ unit, isChosen, onChoose }: UnitRowProps) {
    const ba = useTranslations("belleAlliance");
    return (
      <MapListRow
        isChosen={isChosen}
        name={
          <NameButton look="row" isPressed={isChosen} onClick={onChoose}>
            {unit.name}
          </NameButton>
        }
      >
        <MapListCell at="end">
          {unit.placement ? ba(`formation.${unit.placement.formation}`) : ba(`arm.${unit.arm}`)}
        </MapListCell>
      </MapListRow>
    );
  },
  (before, after) => before.unit === after.unit && before.isChosen === after.isChosen,
);
