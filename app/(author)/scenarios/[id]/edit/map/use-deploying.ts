import { useCallback, useMemo, useState } from "react";
import type { MapTool } from "@/app/_map/map-tool";
import { useKept } from "@/app/_ui/use-kept";
import { isRecord } from "@/lib/domain/json";
import { deployTroops } from "@/lib/domain/scenario/commands/deploy-troops";
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
  const [kept, setPlan] = useKept<DeploymentPlan>("deployment-plan");
  const plan = useMemo(() => keptPlan(isRecord(kept) ? kept : null), [kept]);
  const deployment = useMemo(
    () => deploying && deploymentOf(scenario, deploying),
    [scenario, deploying],
  );
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
  const deployNow = () => {
    if (!deployment) return;
    editor.apply(deployTroops, deployment);
    setDeploying(null);
    setTool("select");
  };
  return { deploying, deploy, deployment, deployNow, plan, shown };
}
