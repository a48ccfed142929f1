"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "@/app/_ui/button";
import { Menu } from "@/app/_ui/menu";
import { focusChosen, isByKeys } from "@/app/(author)/_map-desk/focus-chosen";
import { isLaid, isWaterPiece } from "@/lib/domain/battlefield/ground";
import { startingPoints } from "@/lib/domain/battlefield/starting-points";
import { type FoundThing, thingsOf } from "@/lib/domain/battlefield/things";
import { FIELD_KINDS } from "@/lib/domain/ground/bogowie-wojny/field-kinds";
import { THING_LISTS } from "@/lib/domain/ground/bogowie-wojny/thing-kind";
import { lay } from "./field-edits";
import { thingTitle } from "./thing-words";
import type { FieldDeskState } from "./use-field-desk";

export interface ThingListProps {
  readonly desk: FieldDeskState;
  /** Chooses a thing and brings the table up. */
  readonly onShow: (id: string) => void;
}

/** All that lies on the field in words, pieces in the order they were placed: for users who cannot see or point at it. */
export function ThingList({ desk, onShow }: ThingListProps) {
  const t = useTranslations("battlefieldDesk.list");
  const title = useId();
  const things = thingsOf(desk.field);
  return (
    <section aria-labelledby={title} className="shapelist">
      <div className="panel-h">
        <h3 className="small-caps" id={title}>
          {t("title")} <span className="rule-no">{things.length}</span>
        </h3>
        <AddThing desk={desk} />
      </div>
      {things.length === 0 && <p className="hint mt-1.5">{t("none")}</p>}
      <table className="grid shapes" aria-labelledby={title}>
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
    </section>
  );
}

/** Lays a thing of ordinary size in the middle of what is in sight. */
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
          lay(desk, kind, startingPoints(kind, desk.centre()));
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
    <tbody>
      <tr className="gr">
        <th colSpan={3} scope="rowgroup">
          {t(`family.${first.list}`)}{" "}
          <span className="text-ink-3 tabular-nums">{things.length}</span>
        </th>
      </tr>
      {things.map((found) => (
        <Row key={found.thing.id} found={found} {...row} />
      ))}
    </tbody>
  );
}

function Row({ found, desk, onShow }: ThingListProps & { readonly found: FoundThing }) {
  const t = useTranslations("battlefieldDesk.list");
  const words = useTranslations("battlefield");
  const { list, index, thing } = found;
  const isChosen = thing.id === desk.selectedId;
  const isFixed = found.list === "pieces" && !isLaid(found.thing);
  const origin = isFixed ? "beforehand" : list === "pieces" ? thing.origin : "placed";
  return (
    <tr className={isChosen ? "sel" : undefined}>
      <th scope="row">
        <button
          type="button"
          className="rowlink"
          aria-pressed={isChosen}
          onClick={(event) => {
            onShow(thing.id);
            if (isByKeys(event)) focusChosen();
          }}
        >
          {list === "pieces" && <span className="text-ink-3 tabular-nums">{index + 1} </span>}
          {thingTitle(found, words)}
        </button>
      </th>
      <td>{!isFixed && words(`edges.${thing.placedBy}`)}</td>
      <td>{origin !== "placed" && t(`origins.${origin}`)}</td>
    </tr>
  );
}
