import { GripVertical, Star } from "lucide-react";
import { useTranslations } from "next-intl";
import { type CSSProperties, memo, type PointerEvent } from "react";
import { Swatch } from "@/app/_map/swatch";
import { claimSwipes } from "@/app/_ui/claim-swipes";
import type { Click } from "@/app/(author)/_map-desk/focus-chosen";
import { MapListCell, MapListFamily, MapListRow } from "@/app/(author)/_map-desk/map-list";
import { NameButton } from "@/app/(author)/_map-desk/name-button";
import type { Commander } from "@/lib/domain/belle-alliance/scenario/formation";
import type { MapSubject } from "@/lib/domain/table/scene";
import type { Press as Grab } from "./drag-formation";
import type { TroopGroup } from "./unplaced";
import type { FormationDragActions } from "./use-formation-drag";
import type { MapDeskState } from "./use-map-desk";

/** A press on a row, with or without Shift. */
interface Press extends Click {
  readonly shiftKey: boolean;
}

interface GroupRowsProps extends Pick<MapDeskState, "arm" | "go" | "toggle"> {
  readonly group: TroopGroup;
  readonly hand: FormationDragActions | null;
  /** Whether choosing a unit or commander not yet on the table begins to place it. */
  readonly isPlacing: boolean;
  readonly chosen: string;
}

/** A formation with its commander and units; rendered again only when one of its own units or the selection among them changes. */
export const GroupRows = memo(function GroupRows(props: GroupRowsProps) {
  const { group, isPlacing, chosen, arm, go, toggle, hand } = props;
  const ids = chosen.split(" ");
  const { side, formationId, commander, units } = group;
  const rowOf = (subject: MapSubject, { placement }: Pick<Commander, "placement">) => ({
    isChosen: ids.includes(subject.id),
    isPlacing,
    onChoose: (click: Press) => {
      if (isPlacing && placement === null) arm(subject);
      else if (click.shiftKey) toggle(subject);
      else go(subject, click);
    },
    ...(hand && { onGrab: (press: Grab) => hand.grabOne(formationId, subject, press) }),
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

/** A formation, indented by its depth; one still to be placed is dragged onto the table, or placed by its button. */
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
      {hand ? (
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
            ref={claimSwipes}
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

interface RowProps {
  readonly isChosen: boolean;
  /** It decides what a press does, so the row is rendered again when it changes. */
  readonly isPlacing: boolean;
  readonly onChoose: (click: Press) => void;
  /** Drags a unit or commander that is still to be placed onto the table. */
  readonly onGrab?: (press: Grab) => void;
}

/** A press chooses the row; only a mouse drags from it, because a finger scrolls the list. */
function pressesOf({ onChoose, onGrab }: Pick<RowProps, "onChoose" | "onGrab">) {
  const onPointerDown = (event: PointerEvent) => event.pointerType === "mouse" && onGrab?.(event);
  return { onClick: onChoose, ...(onGrab && { onPointerDown }) };
}

interface CommanderRowProps extends RowProps {
  readonly commander: Commander;
}

const CommanderRow = memo(
  function CommanderRow({ commander, isChosen, ...hand }: CommanderRowProps) {
    const t = useTranslations("map.commander");
    return (
      <MapListRow
        isChosen={isChosen}
        name={
          <NameButton look="row" isPressed={isChosen} {...pressesOf(hand)}>
            <Star className="inline-block size-3 fill-side align-baseline text-side" aria-hidden />{" "}
            {commander.name}
          </NameButton>
        }
      >
        <MapListCell at="end">{t("kind")}</MapListCell>
      </MapListRow>
    );
  },
  (before, after) => before.commander === after.commander && isSameRow(before, after),
);

interface UnitRowProps extends RowProps {
  readonly unit: TroopGroup["units"][number];
}

const UnitRow = memo(
  function UnitRow({ unit, isChosen, ...hand }: UnitRowProps) {
    const ba = useTranslations("belleAlliance");
    return (
      <MapListRow
        isChosen={isChosen}
        name={
          <NameButton look="row" isPressed={isChosen} {...pressesOf(hand)}>
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
  (before, after) => before.unit === after.unit && isSameRow(before, after),
);

function isSameRow(before: RowProps, after: RowProps): boolean {
  return before.isChosen === after.isChosen && before.isPlacing === after.isPlacing;
}
