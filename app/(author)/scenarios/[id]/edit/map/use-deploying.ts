import { useCallback, useMemo, useState } from "react";
import type { MapSubject } from "@/app/_map/map-subject";
import type { MapTool } from "@/app/_map/map-tool";
import { useKept } from "@/app/_ui/use-kept";
import { isRecord } from "@/lib/domain/json";
import { deployTroops } from "@/lib/domain/scenario/commands/deploy-troops";
import type { Deployment } from "@/lib/domain/scenario/deployment/deploy";
import { type DeploymentPlan, keptPlan } from "@/lib/domain/scenario/deployment/plan";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import type { ScenarioEditor } from "../_desk/scenario-editor";
import { type Deploying, deploymentOf, previewOf } from "./deploying";

/** A formation on its way to the table: as it would stand until it is placed, in one step that undo takes back. */
export function useDeploying(
  scenario: Scenario,
  editor: ScenarioEditor,
  setTool: (tool: MapTool) => void,
) {
  const [deploying, setDeploying] = useState<Deploying | null>(null);
  // What a pointer carries is shown without the panel, which would take the list away from under it.
  const [carried, setCarried] = useState<Deploying | null>(null);
  const [kept, setPlan] = useKept<DeploymentPlan>("deployment-plan");
  const plan = useMemo(() => keptPlan(isRecord(kept) ? kept : null), [kept]);
  const now = carried ?? deploying;
  const deployment = useMemo(() => now && deploymentOf(scenario, now), [scenario, now]);
  const shown = useMemo(
    () => (deployment ? previewOf(scenario, deployment) : scenario),
    [scenario, deployment],
  );
  const deploy = useCallback(
    (next: Deploying | null) => {
      setDeploying(next);
      if (next) {
        setTool("unit");
        setPlan(next.plan);
      }
    },
    [setTool, setPlan],
  );
  const place = useCallback(
    (ready: Deployment) => {
      editor.apply(deployTroops, ready);
      setDeploying(null);
      setCarried(null);
      setTool("select");
    },
    [editor, setTool],
  );
  return { deploying, deploy, setCarried, deployment, place, plan, shown };
}

/** The pieces of a deployment as the map knows them. */
export function piecesOfDeployment({ units, commanders }: Deployment): MapSubject[] {
  return [
    ...commanders.map(({ formationId }) => ({ kind: "commander" as const, id: formationId })),
    ...units.map(({ unitId }) => ({ kind: "unit" as const, id: unitId })),
  ];
}
