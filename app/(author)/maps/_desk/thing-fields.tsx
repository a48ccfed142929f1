"use client";

import { ArrowDown, ArrowUp, Copy, RotateCcw, RotateCw, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button, IconButton } from "@/app/_ui/button";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { NumberField } from "@/app/_ui/number-field";
import { InspectorBody, InspectorHead } from "@/app/(author)/_editor/inspector";
import { newId } from "@/app/(author)/_editor/new-id";
import { Chosen } from "@/app/(author)/_map-desk/chosen";
import { CornerTable } from "@/app/(author)/_map-desk/corner-table";
import { useFieldRun } from "@/app/(author)/_map-desk/field-run";
import { NameButton } from "@/app/(author)/_map-desk/name-button";
import { PlaceFields } from "@/app/(author)/_map-desk/place-fields";
import type { BattlefieldPiece } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { setObjective } from "@/lib/domain/bogowie-wojny/field/commands/objectives";
import {
  duplicateThing,
  moveThing,
  orderThing,
  reshapeThing,
  resizeThing,
  setKind,
  setThing,
  turnThing,
} from "@/lib/domain/bogowie-wojny/field/commands/things";
import { isLaid } from "@/lib/domain/bogowie-wojny/field/ground";
import { thingText } from "@/lib/domain/bogowie-wojny/field/thing-text";
import { coversGround, type FoundThing, isSquare } from "@/lib/domain/bogowie-wojny/field/things";
import { fieldKindOf } from "@/lib/domain/bogowie-wojny/ground/field-kinds";
import { originsOf } from "@/lib/domain/bogowie-wojny/ground/piece-kind";
import { FIELD_PIECES, pieceKindOf } from "@/lib/domain/bogowie-wojny/ground/pieces";
import { TABLE_EDGES } from "@/lib/rules/bogowie-wojny/placing-order";
import { boxAround, boxCentre } from "@/lib/terrain/box";
import { roundedCm } from "@/lib/terrain/snap";
import { removeAndDeselect } from "./field-edits";
import { FieldGroup } from "./field-group";
import { KindField } from "./kind-field";
import { NativeChoice } from "./native-choice";
import { capitalised, thingTitle } from "./thing-words";
import type { FieldDeskState } from "./use-field-desk";

interface ThingFieldsProps {
  readonly found: FoundThing;
  readonly desk: FieldDeskState;
}

/** The selected thing: its kind, owner, position, size and corners. */
export function ThingFields({ found, desk }: ThingFieldsProps) {
  const t = useTranslations("battlefieldDesk.thing");
  const words = useTranslations("battlefield");
  const { thing } = found;
  const title = capitalised(thingTitle(found, words));
  const reshape = (points: readonly (readonly [number, number])[], run?: string) =>
    desk.editor.apply(reshapeThing, { id: thing.id, points }, run);
  return (
    <Chosen label={title}>
      <InspectorHead under={[capitalised(thingText(found, words))]} title={title} />
      <InspectorBody>
        {found.list === "pieces" && <FamilyField piece={found.thing} desk={desk} />}
        {fieldKindOf(found).controls.map((control) => (
          <KindField key={control.type} control={control} thing={thing} desk={desk} />
        ))}
        {found.list === "pieces" && <PieceFields piece={found.thing} desk={desk} />}
        <Common found={found} desk={desk} />
        <ThingPlace found={found} desk={desk} />
        {!isSquare(found) && (
          <CornerTable points={thing.points} isArea={coversGround(found)} onReshape={reshape} />
        )}
        <ThingActions found={found} desk={desk} />
        <NameButton look="underlined" onClick={() => desk.select(null)}>
          {t("toField")}
        </NameButton>
      </InspectorBody>
    </Chosen>
  );
}

interface PieceFieldsProps {
  readonly piece: BattlefieldPiece;
  readonly desk: FieldDeskState;
}

/** A piece's kind by 3.5, among those that need no redrawing. */
function FamilyField({ piece, desk }: PieceFieldsProps) {
  const t = useTranslations("battlefieldDesk");
  const own = pieceKindOf(piece).family;
  const family = FIELD_PIECES.filter(({ family }) => family === own).map(({ kind }) => kind);
  if (family.length < 2) return null;
  return (
    <NativeChoice
      label={t("thing.kind")}
      value={piece.kind}
      choices={family.map((value) => ({ value, label: t(`tool.${value}`) }))}
      onChange={(kind) => desk.editor.apply(setKind, { id: piece.id, kind })}
    />
  );
}

/** How a piece was placed there, and whether it is an objective. */
function PieceFields({ piece, desk }: PieceFieldsProps) {
  const t = useTranslations("battlefieldDesk");
  const of = pieceKindOf(piece);
  return (
    <>
      {of.beforehand !== "always" && (
        <NativeChoice
          label={t("thing.origin")}
          value={piece.origin}
          choices={originsOf(of).map((value) => ({ value, label: t(`thing.origins.${value}`) }))}
          onChange={(origin) => desk.editor.apply(setThing, { id: piece.id, fields: { origin } })}
        />
      )}
      {of.canBeObjective && <ObjectiveChoice piece={piece} desk={desk} />}
    </>
  );
}

function ObjectiveChoice({ piece, desk }: PieceFieldsProps) {
  const t = useTranslations("battlefieldDesk.thing");
  const words = useTranslations("battlefield.objectives");
  const known = desk.field.objectives.find(({ pieceId }) => pieceId === piece.id);
  const choices = [
    { value: "none" as const, label: t("noObjective") },
    { value: "main" as const, label: words("main") },
    { value: "secondary" as const, label: words("secondary") },
  ];
  return (
    <NativeChoice
      label={t("objective")}
      value={known?.role ?? "none"}
      choices={choices}
      onChange={(role) =>
        desk.editor.apply(setObjective, {
          id: known?.id ?? newId(),
          pieceId: piece.id,
          role: role === "none" ? null : role,
        })
      }
    />
  );
}

function Common({ found: { list, thing }, desk }: ThingFieldsProps) {
  const t = useTranslations("battlefieldDesk.thing");
  const words = useTranslations("battlefield");
  const { id, placedBy } = thing;
  const isFixed = list === "pieces" && !isLaid(thing);
  return (
    <>
      {!isFixed && (
        <NativeChoice
          label={t("placedBy")}
          value={placedBy}
          choices={TABLE_EDGES.map((value) => ({ value, label: words(`players.${value}`) }))}
          onChange={(value) => desk.editor.apply(setThing, { id, fields: { placedBy: value } })}
        />
      )}
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

/** The position of a thing's middle and its size, in cm from the south-west corner. */
function ThingPlace({ found, desk }: ThingFieldsProps) {
  const t = useTranslations("battlefieldDesk.thing");
  const { id, points } = found.thing;
  const box = boxAround(points);
  const [x, y] = boxCentre(box);
  const place = { xCm: roundedCm(x), yCm: roundedCm(y) };
  const move = ({ xCm = place.xCm, yCm = place.yCm }: Partial<typeof place>, run: string) =>
    desk.editor.apply(moveThing, { id, eastCm: xCm - place.xCm, northCm: yCm - place.yCm }, run);
  const size = {
    widthCm: roundedCm(box.maxX - box.minX),
    depthCm: roundedCm(box.maxY - box.minY),
  };
  return (
    <FieldGroup title={t("place")}>
      <div className="grid grid-cols-2 items-start gap-2">
        <PlaceFields place={place} onCommit={move} />
        {!isSquare(found) && <SizeFields id={id} size={size} desk={desk} />}
      </div>
    </FieldGroup>
  );
}

interface SizeFieldsProps {
  readonly id: string;
  readonly size: { readonly widthCm: number; readonly depthCm: number };
  readonly desk: ThingFieldsProps["desk"];
}

function SizeFields({ id, size, desk }: SizeFieldsProps) {
  const t = useTranslations("battlefieldDesk.thing");
  const run = useFieldRun();
  const field = {
    unit: "cm",
    minValue: 0.5,
    maxValue: 480,
    step: 0.5,
    onFocus: run.begin,
  } as const;
  const resize = (change: Partial<typeof size>) =>
    desk.editor.apply(resizeThing, { id, ...size, ...change }, run.name());
  return (
    <>
      <NumberField
        label={t("eastWest")}
        {...field}
        value={size.widthCm}
        onCommit={(widthCm) => widthCm !== null && resize({ widthCm })}
      />
      <NumberField
        label={t("southNorth")}
        {...field}
        value={size.depthCm}
        onCommit={(depthCm) => depthCm !== null && resize({ depthCm })}
      />
    </>
  );
}

const TURN_DEG = 15;

/** Actions on a thing: turn it, move it earlier or later in the order, duplicate it, remove it. */
function ThingActions({ found, desk }: ThingFieldsProps) {
  const t = useTranslations("battlefieldDesk.thing");
  const { id } = found.thing;
  const turn = (byDeg: number) => desk.editor.apply(turnThing, { id, byDeg }, `turn ${id}`);
  const duplicate = () => {
    const copyId = newId();
    desk.editor.apply(duplicateThing, { id, newId: copyId });
    desk.select(copyId);
  };
  return (
    <div className="flex flex-wrap gap-2">
      <IconButton label={t("turnLeft", { deg: TURN_DEG })} onPress={() => turn(-TURN_DEG)}>
        <RotateCcw aria-hidden />
      </IconButton>
      <IconButton label={t("turnRight", { deg: TURN_DEG })} onPress={() => turn(TURN_DEG)}>
        <RotateCw aria-hidden />
      </IconButton>
      {(found.list === "pieces" || found.list === "roads") && <Order found={found} desk={desk} />}
      <Button icon={<Copy aria-hidden />} onPress={duplicate}>
        {t("duplicate")}
      </Button>
      <Button
        look="danger"
        icon={<Trash2 aria-hidden />}
        onPress={() => removeAndDeselect(desk, id)}
      >
        {t("remove")}
      </Button>
    </div>
  );
}

/** The order in which players placed things is part of the rules [14.4]. */
function Order({ found: { thing, index }, desk }: ThingFieldsProps) {
  const t = useTranslations("battlefieldDesk.thing");
  const move = (to: number) => desk.editor.apply(orderThing, { id: thing.id, to });
  return (
    <>
      <IconButton label={t("earlier")} isDisabled={index === 0} onPress={() => move(index - 1)}>
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton label={t("later")} onPress={() => move(index + 1)}>
        <ArrowDown aria-hidden />
      </IconButton>
    </>
  );
}
