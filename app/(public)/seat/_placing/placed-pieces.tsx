"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { onTable } from "@/app/_map/next-place";
import { SvgElement } from "@/app/_map/svg-element";
import { drawCommander } from "@/lib/domain/belle-alliance/drawing/draw-commander";
import { drawUnit } from "@/lib/domain/belle-alliance/drawing/draw-unit";
import { onPaper, type Pen } from "@/lib/domain/table/drawing/pen";
import type { SideColour } from "@/lib/domain/table/side-colours";
import { distanceCm, type Point } from "@/lib/terrain/point";
import type { OwnPiece } from "./own-pieces";

interface PlacedPiecesProps {
  readonly pieces: readonly OwnPiece[];
  readonly chosen: string | null;
  readonly colour: SideColour;
  readonly map: { readonly widthCm: number; readonly depthCm: number };
  readonly overlay: SVGGElement;
  readonly pen: Pen;
  readonly onChoose: (key: string) => void;
  /** The table was pressed. */
  readonly onPut: (at: Point) => void;
  readonly onMoved: (piece: OwnPiece, at: Point) => void;
  readonly onTurned: (piece: OwnPiece, byDeg: number) => void;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const STEP_CM = { fine: 1, far: 5 } as const;
/** Degrees by which a key turns. */
const TURNS: Readonly<Record<string, number>> = { "[": -15, "]": 15 };
/** How far a pointer must move before a press becomes a drag. */
const STRAY_CM = 1.5;
/** Large enough for a finger on a small table. */
const REACH_CM = 4;

/** A seat's own troops above the map: to press, drag, and move and turn by keyboard; a press elsewhere puts the chosen one. */
export function PlacedPieces(props: PlacedPiecesProps) {
  const { pieces, chosen, map, overlay, onPut } = props;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a button puts a piece by keyboard. */}
      <rect
        width={map.widthCm}
        height={map.depthCm}
        fill="none"
        style={{ pointerEvents: "all", cursor: chosen ? "crosshair" : "default" }}
        onClick={(event) => onPut(placeUnder(event, overlay, map))}
      />
      {pieces
        .filter(({ at }) => at !== null)
        .toSorted((a, b) => Number(a.key === chosen) - Number(b.key === chosen))
        .map((piece) => (
          <OnePiece key={piece.key} {...props} piece={piece} />
        ))}
    </>
  );
}

function OnePiece(props: PlacedPiecesProps & { readonly piece: OwnPiece }) {
  const { piece, chosen, map, overlay, pen, onChoose, onMoved, onTurned } = props;
  const t = useTranslations("seatPage.placing");
  const pressed = useRef<{ readonly from: Point; isDrag: boolean } | null>(null);
  const at = piece.at ?? [0, 0];
  const isChosen = piece.key === chosen;
  const press = (event: PointerEvent<SVGGElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pressed.current = { from: placeUnder(event, overlay, map), isDrag: false };
  };
  const drag = (event: PointerEvent) => {
    const grip = pressed.current;
    // Only what is chosen is dragged, so that a finger that scrolls carries nothing off.
    if (!grip || !isChosen) return;
    const to = placeUnder(event, overlay, map);
    grip.isDrag ||= distanceCm(grip.from, to) > STRAY_CM;
    if (grip.isDrag) onMoved(piece, to);
  };
  const key = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const turn = TURNS[event.key];
    const isPress = event.key === "Enter" || event.key === " ";
    if (!arrow && turn === undefined && !isPress) return;
    event.preventDefault();
    onChoose(piece.key);
    const cm = STEP_CM[event.shiftKey ? "far" : "fine"];
    if (arrow) onMoved(piece, onTable([at[0] + arrow[0] * cm, at[1] + arrow[1] * cm], map));
    if (turn !== undefined) onTurned(piece, turn);
  };
  const [x, y] = onPaper(pen, at);
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML's button cannot be drawn on the map.
    <g
      role="button"
      tabIndex={0}
      aria-pressed={isChosen}
      aria-label={t("piece", { name: piece.name, is: t(`is.${piece.is}`) })}
      style={{ cursor: "move", touchAction: isChosen ? "none" : "auto" }}
      className={piece.is === "outside" ? "text-error" : "text-ink"}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={() => {
        pressed.current = null;
      }}
      onClick={(event) => {
        event.stopPropagation();
        onChoose(piece.key);
      }}
      onKeyDown={key}
    >
      {/* While another is chosen, a press beside this one puts that one there. */}
      {(chosen === null || isChosen) && (
        <circle cx={x} cy={y} r={REACH_CM} fill="none" style={{ pointerEvents: "all" }} />
      )}
      <SvgElement node={pictureOf(props)} />
      {(isChosen || piece.is === "outside") && (
        <circle
          cx={x}
          cy={y}
          r={REACH_CM}
          fill="none"
          stroke="currentColor"
          strokeWidth={isChosen ? 3 : 1.5}
          strokeDasharray={piece.is === "outside" ? "4 3" : undefined}
          vectorEffect="non-scaling-stroke"
        />
      )}
    </g>
  );
}

function pictureOf({
  piece,
  colour,
  pen,
}: Pick<PlacedPiecesProps, "colour" | "pen"> & { readonly piece: OwnPiece }) {
  const { id, name, at, facingDeg, formation, outline, arm } = piece;
  const [xCm, yCm] = at ?? [0, 0];
  if (!outline || !formation || !arm) {
    return drawCommander({ name, of: "", colour, xCm, yCm }, pen);
  }
  const sizes = { widthCm: 0, depthCm: 0 };
  const stand = { xCm, yCm, facingDeg, formation, outline };
  return drawUnit({ id, name, colour, arm, holds: null, ...sizes, ...stand }, pen);
}

function placeUnder(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  overlay: SVGGElement,
  map: PlacedPiecesProps["map"],
): Point {
  const matrix = overlay.getScreenCTM()?.inverse();
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
  return onTable([x, map.depthCm - y], map);
}
