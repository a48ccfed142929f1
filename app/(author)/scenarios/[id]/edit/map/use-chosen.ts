import { useCallback, useMemo } from "react";
import type { MapGroup } from "@/app/_map/map-group";
import { sameSubject, subjectKey } from "@/app/_map/map-subject";
import { movePieces, turnPieces } from "@/lib/domain/belle-alliance/scenario/commands/pieces";
import {
  type Piece,
  type PieceRef,
  pieceKey,
  piecesOf,
  piecesOnTable,
} from "@/lib/domain/belle-alliance/scenario/placing/pieces";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { MapSubject } from "@/lib/domain/table/scene";
import { commonMiddle, shiftOntoTable } from "@/lib/terrain/arrange";
import { type Box, boxContains } from "@/lib/terrain/box";
import { moved } from "@/lib/terrain/point";
import { useRemembered } from "../_desk/desk-context";
import type { ScenarioEditor } from "../_desk/scenario-editor";
import { subjectWithId } from "./subject-with-id";

/** The selection on the map. */
export interface Chosen {
  /** The only thing selected; null if there is none or more than one. */
  readonly selected: MapSubject | null;
  /** Everything selected that is on the table, whether one piece or many. */
  readonly pieces: readonly PieceRef[];
  /** Whether more than one piece is selected. */
  readonly isMany: boolean;
  readonly choose: (subjects: readonly MapSubject[]) => void;
  /** Adds a thing to the selection or removes it. */
  readonly toggle: (subject: MapSubject) => void;
  readonly isLocked: (subject: MapSubject) => boolean;
  /** The same in the form the map needs. */
  readonly group: MapGroup;
}

const NOTHING: readonly MapSubject[] = [];

export function useChosen(scenario: Scenario, editor: ScenarioEditor, view: MapView): Chosen {
  const [kept, choose] = useRemembered<readonly MapSubject[]>("map.chosen", () => NOTHING);
  const chosen = useMemo(() => piecesOf(scenario, kept.flatMap(refOf)), [scenario, kept]);
  const locked = useMemo(() => lockedKeys(scenario), [scenario]);
  const isMany = chosen.length > 1;
  // If many selected pieces were taken off the table together, none of them becomes the single selection.
  const only = chosen[0]?.ref ?? (kept.length === 1 ? kept[0] : undefined);
  const selected = isMany || !only ? null : subjectWithId(only.id, scenario);
  const isLocked = useCallback((subject: MapSubject) => locked.has(subjectKey(subject)), [locked]);
  const pieces = useMemo(() => chosen.map(({ ref }) => ref), [chosen]);
  const add = (more: readonly MapSubject[]) =>
    choose([...pieces.filter((each) => !more.some((one) => sameSubject(one, each))), ...more]);
  const toggle = useCallback(
    (subject: MapSubject) => {
      // Based on the selection at that moment, because several clicks may come before the next render.
      const standing = (subjects: readonly MapSubject[]) =>
        piecesOf(editor.current(), subjects.flatMap(refOf)).map(({ ref }) => ref);
      choose((before) => {
        const others = standing(before).filter((each) => !sameSubject(each, subject));
        const isChosen = before.some((each) => sameSubject(each, subject));
        return isChosen ? others : [...others, ...standing([subject])];
      });
    },
    [editor, choose],
  );
  const free = chosen.filter((piece) => !piece.isLocked);
  const group: MapGroup = {
    subjects: isMany ? pieces : NOTHING,
    middle: commonMiddle(free),
    isFixed: isLocked,
    carry: (byCm) => {
      const places = free.map(({ middle }) => moved(middle, byCm));
      return moved(byCm, shiftOntoTable(places, scenario.map));
    },
    onToggled: toggle,
    onFramed: (frame) => add(framed(view, frame)),
    onMoved: ([eastCm, northCm]) => editor.apply(movePieces, { pieces, eastCm, northCm }),
    onTurned: (byDeg) => editor.apply(turnPieces, { pieces, byDeg }),
  };
  return { selected, pieces, isMany, choose, toggle, isLocked, group };
}

/** The troops with their middle in a frame; if there are none, the terrain entirely within it. */
function framed({ units, commanders, features }: MapView, frame: Box): MapSubject[] {
  const isIn = ({ xCm, yCm }: { readonly xCm: number; readonly yCm: number }) =>
    boxContains(frame, [xCm, yCm]);
  const troops: MapSubject[] = [
    ...units.filter(isIn).map(({ id }) => ({ kind: "unit" as const, id })),
    ...commanders.filter(isIn).map(({ id }) => ({ kind: "commander" as const, id })),
  ];
  if (troops.length > 0) return troops;
  return features
    .filter((feature) =>
      feature.kind === "place"
        ? isIn(feature)
        : feature.points.every((corner) => boxContains(frame, corner)),
    )
    .map(({ id }) => ({ kind: "feature" as const, id }));
}

function refOf({ kind, id }: MapSubject): PieceRef[] {
  return kind === "sign" ? [] : [{ kind, id }];
}

function lockedKeys(scenario: Scenario): ReadonlySet<string> {
  const isLocked = (piece: Piece) => piece.isLocked;
  return new Set(
    piecesOnTable(scenario)
      .filter(isLocked)
      .map(({ ref }) => pieceKey(ref)),
  );
}
