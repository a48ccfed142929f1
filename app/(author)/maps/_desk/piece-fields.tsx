"use client";

import { useTranslations } from "next-intl";
import { NumberField } from "@/app/_ui/number-field";
import { newId } from "@/app/(author)/_editor/new-id";
import type { BattlefieldPiece } from "@/lib/domain/battlefield/battlefield";
import { setObjective } from "@/lib/domain/battlefield/commands/objectives";
import { setKind, setThing, setWood } from "@/lib/domain/battlefield/commands/things";
import { BUILT_UP_LEVELS } from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import { canBeObjective, type PieceKind } from "@/lib/rules/bogowie-wojny/terrain-piece";
import { NativeChoice } from "./native-choice";
import type { FieldDeskState } from "./use-field-desk";

export interface PieceFieldsProps {
  readonly piece: BattlefieldPiece;
  readonly desk: FieldDeskState;
}

/** Kinds a piece can be made without drawing it anew. */
const FAMILIES: readonly (readonly PieceKind[])[] = [
  ["difficult", "wood", "hill", "gully", "impassable"],
  ["stream", "river", "fence"],
  ["built-up"],
];
const LOOKS = {
  difficult: ["scrub", "ploughed", "overgrown", "orchard"],
  impassable: ["marsh", "lake"],
  fence: ["fence", "hedge", "wall"],
} as const;
const ORIGINS = ["placed", "bought", "special"] as const;

/** A piece's kind by 3.5, what it looks like, how it came to lie there, whether it is an objective. */
export function PieceFields({ piece, desk }: PieceFieldsProps) {
  const t = useTranslations("battlefieldDesk");
  const { id } = piece;
  const family = FAMILIES.find((kinds) => kinds.includes(piece.kind)) ?? [piece.kind];
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
      <KindFields piece={piece} desk={desk} />
      <NativeChoice
        label={t("thing.origin")}
        value={piece.origin}
        choices={ORIGINS.map((value) => ({ value, label: t(`thing.origins.${value}`) }))}
        onChange={(origin) => desk.editor.apply(setThing, { id, fields: { origin } })}
      />
      {canBeObjective(piece.kind) && <ObjectiveChoice piece={piece} desk={desk} />}
    </>
  );
}

function KindFields({ piece, desk: { editor } }: PieceFieldsProps) {
  const t = useTranslations("battlefieldDesk.thing");
  const set = (fields: Record<string, string | number>) =>
    editor.apply(setThing, { id: piece.id, fields });
  if (piece.kind === "built-up") {
    return (
      <NativeChoice
        label={t("level")}
        value={String(piece.level)}
        choices={BUILT_UP_LEVELS.map((level) => ({ value: String(level), label: String(level) }))}
        onChange={(level) => set({ level: Number(level) })}
      />
    );
  }
  if (piece.kind === "stream" || piece.kind === "river") {
    return (
      <NumberField
        label={t("width")}
        unit="cm"
        minValue={0.1}
        maxValue={20}
        step={0.1}
        value={piece.widthCm}
        onCommit={(widthCm) => widthCm !== null && set({ widthCm })}
      />
    );
  }
  if (piece.kind === "wood") {
    return (
      <NativeChoice
        label={t("look")}
        value={piece.grove ? "grove" : "wood"}
        choices={(["wood", "grove"] as const).map((value) => ({
          value,
          label: t(`looks.${value}`),
        }))}
        onChange={(look) => editor.apply(setWood, { id: piece.id, look })}
      />
    );
  }
  if (!("look" in piece)) return null;
  return (
    <NativeChoice
      label={t("look")}
      value={piece.look}
      choices={LOOKS[piece.kind].map((value) => ({ value, label: t(`looks.${value}`) }))}
      onChange={(look) => set({ look })}
    />
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
