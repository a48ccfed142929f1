import { type RefObject, startTransition, useMemo, useRef } from "react";
import type { TableMapHandle } from "@/app/_map/map-handle";
import { subjectKey } from "@/app/_map/map-subject";
import {
  type Click,
  focusChosen,
  isByKeys,
  showChosen,
} from "@/app/(author)/_map-desk/focus-chosen";
import { findFormation } from "@/lib/domain/belle-alliance/scenario/find";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import type { MapSubject } from "@/lib/domain/table/scene";
import type { Point } from "@/lib/terrain/point";
import { middleOf } from "@/lib/terrain/ring";
import { snappedToGrid } from "@/lib/terrain/snap";
import type { ScenarioEditor } from "../_desk/scenario-editor";
import { type Deploying, startDeploying } from "./deploying";
import { type DragNoteHandle, dragFormation, type Press } from "./drag-formation";
import { piecesOfDeployment, type useDeploying } from "./use-deploying";

interface FormationDragInput {
  readonly editor: ScenarioEditor;
  readonly whole: ReturnType<typeof useDeploying>;
  readonly choose: (subjects: readonly MapSubject[]) => void;
  readonly centre: () => Point;
  readonly handle: RefObject<TableMapHandle | null>;
  readonly note: RefObject<DragNoteHandle | null>;
}

/** Ways to bring a whole formation to the table; the functions stay the same as long as the desk is open. */
export interface FormationDragActions {
  /** Opens the panel that places it, with its front in the middle of the visible part. */
  readonly begin: (formationId: string, click: Click) => void;
  /** Carries it with the pointer that has just pressed on it. */
  readonly grab: (formationId: string, press: Press) => void;
  /** The same for one of its units or its commander. */
  readonly grabOne: (formationId: string, subject: MapSubject, press: Press) => void;
}

export function useFormationDrag(given: FormationDragInput): FormationDragActions {
  const latest = useRef(given);
  latest.current = given;
  return useMemo(() => {
    const at = (formationId: string) => (place: Point) => {
      const { editor, whole } = latest.current;
      const scenario = editor.current();
      const { item } = findFormation(scenario, formationId);
      return startDeploying(scenario, item, { plan: whole.plan, middle: place });
    };
    const carry = (press: Press, deployingAt: (place: Point) => Deploying) =>
      dragFormation(press, {
        scenario: () => latest.current.editor.current(),
        at: deployingAt,
        code: latest.current.whole.fetchCode(),
        show: (carried) => latest.current.whole.setCarried(carried),
        onDropped: (deploying, deployment) => {
          const { whole, choose } = latest.current;
          // The author decides about what does not fit: the panel opens and lists it.
          if (deployment.clashes.offTable.length > 0) return whole.deploy(deploying);
          whole.place(deployment, deploying);
          // Render the table first, then the selection on it.
          startTransition(() => choose(piecesOfDeployment(deployment)));
        },
        map: latest.current.handle.current,
        note: latest.current.note.current,
      });
    return {
      begin: (formationId, click) => {
        const { whole, centre, editor } = latest.current;
        const units = unitsUnder([findFormation(editor.current(), formationId).item]);
        const middle = middleOfStanding(units) ?? centre();
        whole.deploy(at(formationId)(snappedToGrid(middle, 0.5)));
        if (isByKeys(click)) focusChosen();
        else showChosen();
      },
      grab: (formationId, press) => carry(press, at(formationId)),
      grabOne: (formationId, subject, press) =>
        carry(press, (place) => ({
          ...at(formationId)(place),
          troops: new Set([subjectKey(subject)]),
        })),
    };
  }, []);
}

/** The middle of troops that are all on the table, around which they are rearranged; null if some are not. */
function middleOfStanding(units: readonly Unit[]): Point | null {
  const points = units.flatMap(({ placement }): Point[] =>
    placement ? [[placement.xCm, placement.yCm]] : [],
  );
  return points.length === units.length ? middleOf(points) : null;
}
