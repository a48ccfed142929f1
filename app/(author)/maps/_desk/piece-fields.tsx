"use client";

import { useTranslations } from "next-intl";
import { newId } from "@/app/(author)/_editor/new-id";
import type { BattlefieldPiece } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { setObjective } from "@/lib/domain/bogowie-wojny/field/commands/objectives";
import { setKind, setThing } from "@/lib/domain/bogowie-wojny/field/commands/things";
import { originsOf } from "@/lib/domain/bogowie-wojny/ground/piece-kind";
import { FIELD_PIECES, pieceKindOf } from "@/lib/domain/bogowie-wojny/ground/pieces";
import { NativeChoice } from "./native-choice";
import type { FieldDeskState } from "./use-field-desk";

export interface PieceFieldsProps {
  readonly piece: BattlefieldPiece;
  readonly desk: FieldDeskState;
}

/** A piece's kind by 3.5, among those that need no redrawing. */
export function FamilyField({ piece, desk }: PieceFieldsProps) {
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
export function PieceFields({ piece, desk }: PieceFieldsProps) {
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
