"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Menu } from "@/app/_ui/menu";
import { type Click, focusChosen, isByKeys } from "@/app/(author)/_map-desk/focus-chosen";
import { MapList, MapListCell, MapListFamily, MapListRow } from "@/app/(author)/_map-desk/map-list";
import { NameButton } from "@/app/(author)/_map-desk/name-button";
import { isLaid, isWaterPiece } from "@/lib/domain/bogowie-wojny/field/ground";
import { startingPoints } from "@/lib/domain/bogowie-wojny/field/new-thing";
import { type FoundThing, thingsOf } from "@/lib/domain/bogowie-wojny/field/things";
import { FIELD_KINDS } from "@/lib/domain/bogowie-wojny/ground/field-kinds";
import { THING_LISTS } from "@/lib/domain/bogowie-wojny/ground/thing-kind";
import { addDrawnThing } from "./field-edits";
import { capitalised, thingTitle } from "./thing-words";
import type { FieldDeskState } from "./use-field-desk";

export interface ThingListProps {
  readonly desk: FieldDeskState;
  /** Selects a thing and shows the table. */
  readonly onShow: (id: string) => void;
}

/**
 * Everything on the field in words, pieces in the order in which they were placed: for users who cannot see the map or
 * point at it.
 */
export function ThingList({ desk, onShow }: ThingListProps) {
  const t = useTranslations("battlefieldDesk.list");
  const things = thingsOf(desk.field);
  return (
    <MapList title={t("title")} count={things.length} add={<AddThing desk={desk} />}>
      {things.length === 0 && <p className="hint mt-1.5">{t("none")}</p>}
      <table aria-label={t("title")}>
        <thead className="sr-only">
          <tr>
            <th>{t("thing")}</th>
            <th>{t("placedBy")}</th>
            <th>{t("origin")}</th>
          </tr>
        </thead>
        {THING_LISTS.map((list) => (
          <Family
            key={list}
            things={things.filter((each) => each.list === list)}
            desk={desk}
            onShow={onShow}
          />
        ))}
      </table>
    </MapList>
  );
}

/** Adds a thing of ordinary size in the middle of the visible part. */
function AddThing({ desk }: { readonly desk: FieldDeskState }) {
  const t = useTranslations("battlefieldDesk");
  const hasWater = desk.field.pieces.some(isWaterPiece);
  return (
    <Menu
      label={t("list.add")}
      trigger={<Button icon={<Plus aria-hidden />}>{t("list.add")}</Button>}
      actions={FIELD_KINDS.map(({ kind, list }) => ({
        id: kind,
        label: t(`tool.${kind}`),
        isDisabled: list === "crossings" && !hasWater,
        onAction: () => {
          addDrawnThing(desk, kind, startingPoints(kind, desk.centre()));
          focusChosen();
        },
      }))}
    />
  );
}

interface FamilyProps extends ThingListProps {
  readonly things: readonly FoundThing[];
}

function Family({ things, ...row }: FamilyProps) {
  const t = useTranslations("battlefieldDesk.list");
  const [first] = things;
  if (!first) return null;
  return (
    <MapListFamily
      title={
        <>
          {t(`family.${first.list}`)}{" "}
          <span className="text-ink-3 tabular-nums">{things.length}</span>
        </>
      }
      columns={3}
    >
      {things.map((found) => (
        <Row key={found.thing.id} found={found} {...row} />
      ))}
    </MapListFamily>
  );
}

function Row({ found, desk, onShow }: ThingListProps & { readonly found: FoundThing }) {
  const t = useTranslations("battlefieldDesk.list");
  const words = useTranslations("battlefield");
  const { list, index, thing } = found;
  const isChosen = thing.id === desk.selectedId;
  const isFixed = found.list === "pieces" && !isLaid(found.thing);
  const origin = isFixed ? "beforehand" : list === "pieces" ? thing.origin : "placed";
  const choose = (click: Click) => {
    onShow(thing.id);
    if (isByKeys(click)) focusChosen();
  };
  return (
    <MapListRow
      isChosen={isChosen}
      name={
        <NameButton look="row" isPressed={isChosen} onClick={choose}>
          {list === "pieces" && <span className="text-ink-3 tabular-nums">{index + 1} </span>}
          {capitalised(thingTitle(found, words))}
        </NameButton>
      }
    >
      <MapListCell>{!isFixed && words(`edges.${thing.placedBy}`)}</MapListCell>
      <MapListCell>{origin !== "placed" && t(`origins.${origin}`)}</MapListCell>
    </MapListRow>
  );
}
