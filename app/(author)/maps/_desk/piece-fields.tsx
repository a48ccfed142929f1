"use client";

import { useTranslations } from "next-intl";
import { NumberField } from "@/app/_ui/number-field";
import { newId } from "@/app/(author)/_editor/new-id";
import type { BattlefieldPiece } from "@/lib/domain/battlefield/battlefield";
import { setObjective } from "@/lib/domain/battlefield/commands/objectives";
import { setKind, setThing, setWood } from "@/lib/domain/battlefield/commands/things";
import type { PieceControl } from "@/lib/domain/ground/bogowie-wojny/piece-kind";
import { FIELD_PIECES, pieceKindOf } from "@/lib/domain/ground/bogowie-wojny/pieces";
import { BUILT_UP_LEVELS } from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import { NativeChoice } from "./native-choice";
import type { FieldDeskState } from "./use-field-desk";

export interface PieceFieldsProps {
  readonly piece: BattlefieldPiece;
  readonly desk: FieldDeskState;
}

const ORIGINS = ["placed", "bought", "special"] as const;

/** A piece's kind by 3.5, what it looks like, how it came to lie there, whether it is an objective. */
export function PieceFields({ piece, desk }: PieceFieldsProps) {
  const t = useTranslations("battlefieldDesk");
  const { id } = piece;
  const { family: own, controls, canBeObjective, isFixed } = pieceKindOf(piece);
  const family = FIELD_PIECES.filter(({ family }) => family === own).map(({ kind }) => kind);
  return (
    <>
      {family.length > 1 && (
        <NativeChoice
          label={t("thing.kind")}
          value={piece.kind}
          choices={family.map((value) => ({ value, label: t(`tool.${value}`) }))}
          onChange={(kind) => desk.editor.apply(setKind, { id, kind })}
        />
      )}
      {controls.map((control) => (
        <KindField key={control.type} control={control} piece={piece} desk={desk} />
      ))}
      {!isFixed && (
        <NativeChoice
          label={t("thing.origin")}
          value={piece.origin}
          choices={ORIGINS.map((value) => ({ value, label: t(`thing.origins.${value}`) }))}
          onChange={(origin) => desk.editor.apply(setThing, { id, fields: { origin } })}
        />
      )}
      {canBeObjective && <ObjectiveChoice piece={piece} desk={desk} />}
    </>
  );
}

interface KindFieldProps extends PieceFieldsProps {
  readonly control: PieceControl;
}

function KindField({ control, piece, desk: { editor } }: KindFieldProps) {
  const t = useTranslations("battlefieldDesk.thing");
  const values = new Map<string, unknown>(Object.entries(piece));
  const set = (fields: Record<string, string | number>) =>
    editor.apply(setThing, { id: piece.id, fields });
  const named = (look: string) => ({ value: look, label: t(`looks.${look}`) });
  switch (control.type) {
    case "level":
      return (
        <NativeChoice
          label={t("level")}
          value={String(values.get("level"))}
          choices={BUILT_UP_LEVELS.map((level) => ({ value: String(level), label: String(level) }))}
          onChange={(level) => set({ level: Number(level) })}
        />
      );
    case "width":
      return (
        <NumberField
          label={t("width")}
          unit="cm"
          minValue={0.1}
          maxValue={20}
          step={0.1}
          value={Number(values.get("widthCm"))}
          onCommit={(widthCm) => widthCm !== null && set({ widthCm })}
        />
      );
    case "grove":
      return (
        <NativeChoice
          label={t("look")}
          value={values.get("grove") ? "grove" : "wood"}
          choices={(["wood", "grove"] as const).map((value) => ({ ...named(value), value }))}
          onChange={(look) => editor.apply(setWood, { id: piece.id, look })}
        />
      );
    case "ways":
      return null;
    case "look":
      return (
        <NativeChoice
          label={t("look")}
          value={String(values.get("look"))}
          choices={control.choices.map(named)}
          onChange={(look) => set({ look })}
        />
      );
  }
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
