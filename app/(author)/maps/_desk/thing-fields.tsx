"use client";

import { useTranslations } from "next-intl";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { CornerTable } from "@/app/(author)/_map-desk/corner-table";
import { reshapeThing, setThing } from "@/lib/domain/battlefield/commands/things";
import { coversGround, type FoundThing, isSquare } from "@/lib/domain/battlefield/things";
import { TABLE_EDGES } from "@/lib/rules/bogowie-wojny/placing-order";
import { NativeChoice } from "./native-choice";
import { PieceFields } from "./piece-fields";
import { ThingActions } from "./thing-actions";
import { ThingPlace } from "./thing-place";
import { kindTitle, thingTitle } from "./thing-words";
import type { FieldDeskState } from "./use-field-desk";

export interface ThingFieldsProps {
  readonly found: FoundThing;
  readonly desk: FieldDeskState;
}

/** What is chosen: its kind, whose it is, where it lies, how large it is, its corners. */
export function ThingFields({ found, desk }: ThingFieldsProps) {
  const t = useTranslations("battlefieldDesk.thing");
  const words = useTranslations("battlefield");
  const { thing } = found;
  const title = thingTitle(found, words);
  const reshape = (points: readonly (readonly [number, number])[], run?: string) =>
    desk.editor.apply(reshapeThing, { id: thing.id, points }, run);
  return (
    <section className="chosen" aria-label={title} tabIndex={-1}>
      <div className="insp-h">
        <p className="crumb">{kindTitle(found, words)}</p>
        <h2>{title}</h2>
      </div>
      <div className="insp-b">
        {found.list === "pieces" && <PieceFields piece={found.thing} desk={desk} />}
        {found.list === "crossings" && <CrossingFields found={found} desk={desk} />}
        <Common found={found} desk={desk} />
        <ThingPlace found={found} desk={desk} />
        {!isSquare(found) && (
          <CornerTable points={thing.points} isArea={coversGround(found)} onReshape={reshape} />
        )}
        <ThingActions found={found} desk={desk} />
        <button type="button" className="linklike" onClick={() => desk.select(null)}>
          {t("toField")}
        </button>
      </div>
    </section>
  );
}

function Common({ found: { thing }, desk }: ThingFieldsProps) {
  const t = useTranslations("battlefieldDesk.thing");
  const words = useTranslations("battlefield");
  const { id, placedBy } = thing;
  return (
    <>
      <NativeChoice
        label={t("placedBy")}
        value={placedBy}
        choices={TABLE_EDGES.map((value) => ({ value, label: words(`players.${value}`) }))}
        onChange={(value) => desk.editor.apply(setThing, { id, fields: { placedBy: value } })}
      />
      {"name" in thing && (
        <DraftTextField
          label={t("name")}
          value={thing.name}
          maxLength={200}
          onCommit={(name) => desk.editor.apply(setThing, { id, fields: { name: name.trim() } })}
        />
      )}
    </>
  );
}

interface CrossingFieldsProps {
  readonly found: Extract<FoundThing, { list: "crossings" }>;
  readonly desk: FieldDeskState;
}

/** A bridge or a ford; made by a road, or the free one of him who placed no river [14.4]. */
function CrossingFields({ found: { thing }, desk }: CrossingFieldsProps) {
  const t = useTranslations("battlefieldDesk.thing");
  const words = useTranslations("battlefield");
  const set = (fields: Record<string, string>) =>
    desk.editor.apply(setThing, { id: thing.id, fields });
  return (
    <>
      <NativeChoice
        label={t("kind")}
        value={thing.crossing}
        choices={(["bridge", "ford"] as const).map((value) => ({
          value,
          label: words(`order.${value}`),
        }))}
        onChange={(crossing) => set({ crossing })}
      />
      <NativeChoice
        label={t("reason")}
        value={thing.origin}
        choices={(["road", "right"] as const).map((value) => ({
          value,
          label: t(`reasons.${value}`),
        }))}
        onChange={(origin) => set({ origin })}
      />
    </>
  );
}
