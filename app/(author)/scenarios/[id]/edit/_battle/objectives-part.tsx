"use client";

import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { NumberField } from "@/app/_ui/number-field";
import { newId } from "@/app/(author)/_editor/new-id";
import { NativeChoice } from "@/app/(author)/maps/_desk/native-choice";
import { BATTLEFIELD_LIMITS } from "@/lib/domain/bogowie-wojny/field/limits";
import type { BattleObjective } from "@/lib/domain/bogowie-wojny/scenario/battle-scenario";
import {
  addObjective,
  editObjective,
  removeObjective,
} from "@/lib/domain/bogowie-wojny/scenario/commands";
import { LIMITS } from "@/lib/domain/document/limits";
import { OBJECTIVE_ROLES } from "@/lib/rules/bogowie-wojny/objective";
import { useBattle, useEditor } from "./battle-editor";
import { focusAdding, focusNewest } from "./focus-part";

const NONE = "-";

/** The main and the secondary objectives [12.2]. */
export function ObjectivesPart() {
  const t = useTranslations("battleScenario.desk");
  const { apply } = useEditor();
  const { objectives } = useBattle();
  return (
    <section id="battle-objectives" className="grid gap-5">
      <h2>{t("objectives")}</h2>
      {objectives.map((objective, i) => (
        <ObjectiveFields key={objective.id} objective={objective} number={i + 1} />
      ))}
      {objectives.length < BATTLEFIELD_LIMITS.objectives && (
        <Button
          className="justify-self-start"
          icon={<Plus aria-hidden />}
          onPress={() => {
            apply(addObjective, { id: newId() });
            focusNewest("objectives");
          }}
        >
          {t("addObjective")}
        </Button>
      )}
    </section>
  );
}

interface ObjectiveFieldsProps {
  readonly objective: BattleObjective;
  readonly number: number;
}

function ObjectiveFields({ objective, number }: ObjectiveFieldsProps) {
  const t = useTranslations("battleScenario.desk");
  const roles = useTranslations("battleScenario.read");
  const kinds = useTranslations("battlefield.kinds");
  const { apply } = useEditor();
  const { battlefield } = useBattle();
  const { id, role, pieceId, text, points } = objective;
  const pieces = (battlefield?.ground.pieces ?? []).map((piece, i) => ({
    value: piece.id,
    label: piece.name || `${i + 1}. ${kinds.has(piece.kind) ? kinds(piece.kind) : piece.kind}`,
  }));
  const isLost = pieceId !== null && !pieces.some(({ value }) => value === pieceId);
  return (
    <fieldset className="grid min-w-0 gap-3 border border-rule-2 bg-sheet p-4">
      <legend className="px-1 font-semibold">{t("objective", { number })}</legend>
      <div className="grid items-start gap-3 tablet:grid-cols-3">
        <NativeChoice
          label={t("role")}
          value={role}
          choices={OBJECTIVE_ROLES.map((value) => ({ value, label: roles(value) }))}
          onChange={(chosen) => apply(editObjective, { id, role: chosen })}
        />
        <NativeChoice
          label={t("piece")}
          value={pieceId ?? NONE}
          choices={[
            { value: NONE, label: t("inWords") },
            ...(isLost ? [{ value: pieceId, label: pieceId }] : []),
            ...pieces,
          ]}
          onChange={(chosen) =>
            apply(editObjective, { id, pieceId: chosen === NONE ? null : chosen })
          }
        />
        <NumberField
          label={t("points")}
          hint={t("pointsHint")}
          value={points}
          minValue={0}
          maxValue={10_000}
          step={0.5}
          onCommit={(value) => apply(editObjective, { id, points: value })}
        />
      </div>
      <DraftTextField
        label={t("words")}
        value={text}
        maxLength={LIMITS.lineLength}
        onCommit={(words) => apply(editObjective, { id, text: words })}
      />
      <Button
        look="bare"
        className="justify-self-start"
        icon={<Trash2 aria-hidden />}
        onPress={() => {
          apply(removeObjective, { id });
          focusAdding("objectives");
        }}
      >
        {t("remove", { name: t("objective", { number }) })}
      </Button>
    </fieldset>
  );
}
