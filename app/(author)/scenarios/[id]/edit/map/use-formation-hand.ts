import { type RefObject, startTransition, useMemo, useRef } from "react";
import type { TableMapHandle } from "@/app/_map/map-handle";
import type { MapSubject } from "@/app/_map/map-subject";
import {
  type Click,
  focusChosen,
  isByKeys,
  showChosen,
} from "@/app/(author)/_map-desk/focus-chosen";
import { findFormation } from "@/lib/domain/scenario/find";
import type { Point } from "@/lib/terrain/point";
import { snappedToGrid } from "@/lib/terrain/snap";
import type { ScenarioEditor } from "../_desk/scenario-editor";
import { type CarriedHandle, carryFormation, type Press } from "./carry-formation";
import { startDeploying } from "./deploying";
import { piecesOfDeployment, type useDeploying } from "./use-deploying";

interface HandGiven {
  readonly editor: ScenarioEditor;
  readonly whole: ReturnType<typeof useDeploying>;
  readonly choose: (subjects: readonly MapSubject[]) => void;
  readonly centre: () => Point;
  readonly handle: RefObject<TableMapHandle | null>;
  readonly note: RefObject<CarriedHandle | null>;
}

/** Ways to bring a whole formation to the table; the same functions as long as the desk is open. */
export interface FormationHand {
  /** Opens the panel that places it, with its front in the middle of what is in sight. */
  readonly begin: (formationId: string, click: Click) => void;
  /** Carries it with the pointer that has just pressed on it. */
  readonly grab: (formationId: string, press: Press) => void;
}

export function useFormationHand(given: HandGiven): FormationHand {
  const latest = useRef(given);
  latest.current = given;
  return useMemo(() => {
    const at = (formationId: string) => (place: Point) => {
      const { editor, whole } = latest.current;
      const scenario = editor.current();
      const { item } = findFormation(scenario, formationId);
      return startDeploying(scenario, item, { plan: whole.plan, middle: place });
    };
    return {
      begin: (formationId, click) => {
        const { whole, centre } = latest.current;
        whole.deploy(at(formationId)(snappedToGrid(centre(), 0.5)));
        if (isByKeys(click)) focusChosen();
        else showChosen();
      },
      grab: (formationId, press) =>
        carryFormation(press, {
          scenario: () => latest.current.editor.current(),
          at: at(formationId),
          show: (carried) => latest.current.whole.setCarried(carried),
          onDropped: (deploying, deployment) => {
            const { whole, choose } = latest.current;
            // What does not fit is for the author to decide: the panel names it and waits.
            if (deployment.offTable.length > 0) return whole.deploy(deploying);
            whole.place(deployment);
            // The table is painted first, then what is chosen on it.
            startTransition(() => choose(piecesOfDeployment(deployment)));
          },
          map: latest.current.handle.current,
          note: latest.current.note.current,
        }),
    };
  }, []);
}
