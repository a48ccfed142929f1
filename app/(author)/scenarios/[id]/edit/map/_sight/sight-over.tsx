"use client";

import { useDeferredValue, useEffect, useMemo } from "react";
import LookLayer, { type DrawnLook, type LookEnd, type LookHand } from "@/app/_map/look-layer";
import type { MapTool } from "@/app/_map/map-tool";
import { SNAP_CM } from "@/app/_map/table-coordinates";
import type { SightEnd, TablePiece } from "@/lib/domain/belle-alliance/scenario/sight-pieces";
import { eyesOf } from "@/lib/domain/belle-alliance/sight/ground-of-many";
import { seenGround } from "@/lib/domain/belle-alliance/sight/seen-ground";
import { stoppedAtCm } from "@/lib/domain/belle-alliance/sight/stopped-at";
import type { MapSubject } from "@/lib/domain/table/scene";
import { placedRectangle } from "@/lib/terrain/placement";
import { moved, type Point } from "@/lib/terrain/point";
import type { Ring } from "@/lib/terrain/ring";
import { snappedToGrid } from "@/lib/terrain/snap";
import type { Sight, SightStore } from "../sight-store";
import type { MapDeskState } from "../use-map-desk";
import { chosenMoved, endMoved, endOf, pointedAt, removed, stepped } from "./sight-acts";
import type { SightFacts, SightLook, SightTable } from "./sight-facts";
import { useSideGround } from "./use-side-ground";
import { useSight, useSightFacts, useWatchers } from "./use-sight-facts";
import { useSightWords } from "./use-sight-words";

interface SightOverProps {
  readonly desk: MapDeskState;
  readonly store: SightStore;
  readonly onReady: (tool: MapTool) => void;
}

/** The looks tried out, drawn over the table; and the hold of the tool on the map while it is chosen. */
export function SightOver({ desk, store, onReady }: SightOverProps) {
  const sight = useSight(store);
  const { table, facts } = useSightFacts(desk, sight);
  const words = useSightWords(desk);
  const ground = useSeenGround(table, facts, sight);
  useSideGround(store, table, facts, sight);
  const watchers = useWatchers(facts, sight) ?? [];
  const isOfTool = desk.tool === "sight";
  useKeys(desk, store);
  useSelected(desk, store);
  const shows = sight.layers.includes("looks");
  const { observer } = facts;
  return (
    <LookLayer
      ground={ground}
      watchers={watchers.map(({ piece }) => outlineOf(piece))}
      looks={shows && observer ? facts.looks.flatMap((look, i) => drawn(look, i)) : []}
      ends={shows && observer ? endsOf(observer) : []}
      hand={isOfTool ? handOf(store, sight, () => onReady("sight")) : null}
    />
  );

  function drawn(found: SightLook | null, index: number): DrawnLook[] {
    if (!found) return [];
    const { from, to, look } = found;
    const seenTo = look.distanceCm === 0 ? 1 : stoppedAtCm(look) / look.distanceCm;
    const isChosen = index === sight.chosen;
    return [{ key: String(index), from, to, seenTo, isChosen }];
  }

  function endsOf({ at }: TablePiece): readonly LookEnd[] {
    const targets = facts.looks.flatMap((found, i): LookEnd[] => {
      if (!found) return [];
      const { look, to } = found;
      const label = i === sight.chosen ? words.figures(look) : null;
      return [{ key: String(i), at: to, is: look.visible ? "seen" : "hidden", label }];
    });
    return [{ key: "from", at, is: "observer", label: null }, ...targets];
  }
}

/** A piece carried over the table looks from its middle alone, so that its ground keeps up with the pointer. */
function useSeenGround(
  { view }: SightTable,
  { ground, observer }: SightFacts,
  { layers, carried, ofSide }: Sight,
): readonly Ring[] {
  const isShown = layers.includes("ground");
  const isCarried = observer !== null && (carried?.keys.has(observer.key) ?? false);
  const looker = useDeferredValue(isShown ? observer : null);
  const ofOne = useMemo(() => {
    if (!looker) return [];
    const { at, outline, terrain } = looker;
    const within = { minX: 0, minY: 0, maxX: view.widthCm, maxY: view.depthCm };
    const eyes = isCarried ? [at] : eyesOf(outline, at);
    return eyes.flatMap((eye) => seenGround(ground, eye, { terrain, within }));
  }, [looker, isCarried, ground, view.widthCm, view.depthCm]);
  return ofSide && isShown ? ofSide.rings : ofOne;
}

function outlineOf({ outline, at: [xCm, yCm] }: TablePiece): Ring {
  if (outline.length > 1) return outline;
  return placedRectangle({ widthCm: 4, depthCm: 4 }, { xCm, yCm, facingDeg: 0 });
}

function handOf(store: SightStore, sight: Sight, onReady: () => void): LookHand {
  const ends = [
    ["from", sight.from] as const,
    ...sight.to.map((end, i) => [String(i), end] as const),
  ];
  return {
    onReady,
    grips: ends.flatMap(([key, end]) => (end?.kind === "place" ? [{ key, at: end.at }] : [])),
    mayPull: sight.from === null,
    onDragged: (key, from, to) => {
      const end = { kind: "place", at: to } as const;
      if (key === null)
        return store.set({ from: { kind: "place", at: from }, to: [end], chosen: 0 });
      const which = key === "from" ? key : Number(key);
      store.set(endMoved(store.get(), which, { ...endOf(store.get(), which), ...end }));
    },
    onPointed: (subject, at) => store.set(pointedAt(store.get(), endUnder(subject, at))),
  };
}

function endUnder(subject: MapSubject | null, at: Point): SightEnd {
  if (subject?.kind !== "unit" && subject?.kind !== "commander") return { kind: "place", at };
  return { kind: subject.kind, id: subject.id };
}

/** Whether keys have an effect: Enter puts an end in the middle of what is visible, arrows move it. */
function useKeys({ centre }: Pick<MapDeskState, "centre">, store: SightStore): void {
  useEffect(() => {
    const change = (next: Partial<Sight> | null) => {
      if (next) store.set(next);
      return next !== null;
    };
    store.keys = {
      move: (byCm) => change(chosenMoved(store.get(), byCm)),
      step: (by) => change(stepped(store.get(), by)),
      remove: () => store.get().from !== null && change(removed(store.get(), store.get().chosen)),
      confirm: () => {
        const middle = snappedToGrid(centre(), SNAP_CM);
        const { from } = store.get();
        const at = from && from.kind !== "side" ? moved(middle, [APART_CM, 0]) : middle;
        return change(pointedAt(store.get(), { kind: "place", at }));
      },
    };
    return () => {
      store.keys = null;
    };
  }, [store, centre]);
}

/** A place looked at by keyboard begins this far from the middle, so that it is not the observer's. */
const APART_CM = 10;

/** What is selected when the tool is taken up is who looks. */
function useSelected({ tool, selected }: MapDeskState, store: SightStore): void {
  const isOfTool = tool === "sight";
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was selected when the tool was taken counts
  useEffect(() => {
    if (!isOfTool || !selected || store.get().from) return;
    const { kind, id } = selected;
    if (kind === "unit" || kind === "commander") store.set(pointedAt(store.get(), { kind, id }));
  }, [isOfTool]);
}
