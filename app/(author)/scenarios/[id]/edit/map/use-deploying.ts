import { startTransition, useCallback, useEffect, useMemo, useState } from "react";
import { subjectKey } from "@/app/_map/map-subject";
import type { MapTool } from "@/app/_map/map-tool";
import { fetchAtRest } from "@/app/_ui/fetch-at-rest";
import { toast } from "@/app/_ui/toasts";
import { useFaultWords } from "@/app/_ui/use-fault-words";
import { useStoredDraft } from "@/app/_ui/use-stored-draft";
import { newId } from "@/app/(author)/_editor/new-id";
import { deployTroops } from "@/lib/domain/belle-alliance/scenario/commands/deploy-troops";
import type { Deployment } from "@/lib/domain/belle-alliance/scenario/deployment/deploy";
import {
  type DeploymentPlan,
  keptPlan,
} from "@/lib/domain/belle-alliance/scenario/deployment/plan";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { walkUnits } from "@/lib/domain/belle-alliance/scenario/walk";
import { isRecord } from "@/lib/domain/document/json";
import type { MapSubject } from "@/lib/domain/table/scene";
import type { ScenarioEditor } from "../_desk/scenario-editor";
import { type Deploying, previewOf } from "./deploying";

export type DeploymentCode = typeof import("./deployment-of");

/**
 * What works out where a formation stands, fetched at rest or when first wanted. Until then, and if it cannot be
 * fetched, nothing can be placed; each further attempt asks for it again.
 */
function useDeploymentCode() {
  const { partTitle } = useFaultWords();
  const [code, setCode] = useState<DeploymentCode | null>(null);
  useEffect(
    () => fetchAtRest(() => void import("./deployment-of").then(setCode, () => undefined)),
    [],
  );
  const fetchCode = useCallback(async () => {
    const come = await import("./deployment-of").catch(() => null);
    if (come) setCode(come);
    else toast({ text: partTitle, look: "error" });
    return come;
  }, [partTitle]);
  return { code, fetchCode };
}

/** A formation being placed: shown as a preview until it is placed, in a single undo step. */
export function useDeploying(
  scenario: Scenario,
  editor: ScenarioEditor,
  setTool: (tool: MapTool) => void,
) {
  const [deploying, setDeploying] = useState<Deploying | null>(null);
  // A formation carried by the pointer is shown without the panel, which would replace the list it is dragged from.
  const [carried, setCarried] = useState<Deploying | null>(null);
  const [placed, setPlaced] = useState<Placed | null>(null);
  const [kept, setPlan] = useStoredDraft<DeploymentPlan>("deployment-plan");
  const plan = useMemo(() => keptPlan(isRecord(kept) ? kept : null), [kept]);
  const { code, fetchCode } = useDeploymentCode();
  const now = carried ?? deploying;
  const deployment = useMemo(
    () => (now && code?.deploymentOf(scenario, now)) ?? null,
    [scenario, now, code],
  );
  const shown = useMemo(
    () => (deployment ? previewOf(scenario, deployment) : scenario),
    [scenario, deployment],
  );
  const deploy = useCallback(
    (next: Deploying | null) => {
      setDeploying(next);
      if (next) {
        void fetchCode();
        setTool("unit");
        setPlan(next.plan);
      }
    },
    [fetchCode, setTool, setPlan],
  );
  const place = useCallback(
    (ready: Deployment, from: Deploying) => {
      const run = `place ${newId()}`;
      editor.apply(deployTroops, ready, run);
      const troops = new Set(piecesOfDeployment(ready).map(subjectKey));
      // The table is drawn first, then the panel for rearranging what stands on it.
      startTransition(() => setPlaced({ deploying: { ...from, troops }, deployment: ready, run }));
      setDeploying(null);
      setCarried(null);
      setTool("select");
    },
    [editor, setTool],
  );
  const reform = useCallback(
    (next: DeploymentPlan) => {
      setPlan(next);
      if (!placed) return;
      const again = { ...placed.deploying, plan: next };
      const ready = code?.deploymentOf(editor.current(), again);
      if (!ready) return;
      editor.apply(deployTroops, ready, placed.run);
      setPlaced({ ...placed, deploying: again, deployment: ready });
    },
    [editor, placed, setPlan, code],
  );
  const standing = useMemo(
    () => (placed && standsAs(scenario, placed.deployment) ? placed : null),
    [scenario, placed],
  );
  return {
    deploying,
    deploy,
    setCarried,
    deployment,
    fetchCode,
    place,
    plan,
    shown,
    placed: standing,
    reform,
  };
}

/** A formation that was placed and has not been changed since: it can still be rearranged within the same undo step. */
export interface Placed {
  readonly deploying: Deploying;
  readonly deployment: Deployment;
  /** Identifies the undo step. */
  readonly run: string;
}

function standsAs(scenario: Scenario, { units }: Deployment): boolean {
  const places = new Map(units.map(({ unitId, placement }) => [unitId, placement]));
  const standing = [...walkUnits(scenario)].filter(({ unit: { id, placement } }) => {
    const place = places.get(id);
    return (
      place !== undefined &&
      placement?.xCm === place.xCm &&
      placement.yCm === place.yCm &&
      placement.facingDeg === place.facingDeg &&
      placement.formation === place.formation
    );
  });
  return standing.length === units.length;
}

/** The pieces of a deployment as subjects of the map. */
export function piecesOfDeployment({ units, commanders }: Deployment): MapSubject[] {
  return [
    ...commanders.map(({ formationId }) => ({ kind: "commander" as const, id: formationId })),
    ...units.map(({ unitId }) => ({ kind: "unit" as const, id: unitId })),
  ];
}
