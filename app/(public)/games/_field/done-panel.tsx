"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { BattlefieldFinding } from "@/lib/domain/battlefield/finding";
import { usePieceName } from "./closing-stages";
import { DeploymentPart } from "./deployment-part";
import { FaultRows } from "./draft-faults";
import { useField } from "./use-field";

/** The finished field: what the check says of it, the objectives, who deploys first, and the ways to take it along. */
export function DonePanel({ actions }: { readonly actions: ReactNode }) {
  const t = useTranslations("fieldSetUp.done");
  const objectives = useTranslations("battlefield.objectives");
  const pieceName = usePieceName();
  const { view } = useField();
  const findings = (view.findings ?? []) as readonly BattlefieldFinding[];
  const isLegal = findings.every(({ severity }) => severity !== "error");
  const first = view.first && view.players[view.first];
  return (
    <div className="setuppanel">
      <p className={isLegal ? "setupgood" : "setupbad"}>{isLegal ? t("legal") : t("illegal")}</p>
      <FaultRows rows={findings} />
      <dl className="fieldfacts">
        {(view.field?.objectives ?? []).map(({ id, role, pieceId, points }) => (
          <div key={id}>
            <dt>{objectives(role)}</dt>
            <dd>{t("objective", { piece: pieceName(pieceId), points })}</dd>
          </div>
        ))}
        {first && !view.deployment && (
          <div>
            <dt>{t("deployment")}</dt>
            <dd>{t("deploymentText", { player: first })}</dd>
          </div>
        )}
      </dl>
      <DeploymentPart />
      {actions}
    </div>
  );
}
