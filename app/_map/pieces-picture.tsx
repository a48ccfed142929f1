"use client";

import { memo } from "react";
import type { Pen } from "@/lib/domain/table/drawing/pen";
import type { ScenePiece } from "@/lib/domain/table/scene";
import { subjectKey } from "./map-subject";
import { SvgElement } from "./svg-element";

interface PiecesProps {
  readonly pieces: readonly ScenePiece[];
  readonly pen: Pen;
}

/** What stands on the ground, each piece as an element that can be gripped. */
export const Pieces = memo(function Pieces({ pieces, pen }: PiecesProps) {
  return pieces.map((piece) => (
    <PieceMark key={`${piece.subject?.kind} ${piece.id}`} piece={piece} pen={pen} />
  ));
});

const PieceMark = memo(
  function PieceMark({ piece, pen }: { readonly piece: ScenePiece; readonly pen: Pen }) {
    const node = <SvgElement node={piece.draw(pen)} />;
    if (piece.subject === null) return <g pointerEvents="none">{node}</g>;
    return (
      <g data-subject={subjectKey(piece.subject)} className="map-unit">
        {node}
      </g>
    );
  },
  (before, after) => before.pen === after.pen && samePicture(before.piece, after.piece),
);

/** Whether two pieces look the same, even if made anew after an edit elsewhere. */
export function samePicture({ seen }: ScenePiece, after: ScenePiece): boolean {
  return seen.length === after.seen.length && seen.every((value, i) => value === after.seen[i]);
}
