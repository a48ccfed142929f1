"use client";

import { useMemo, useState } from "react";
import type { PictureBelow, PictureDragging } from "@/app/_map/picture-below";
import type { TracedPicture } from "@/lib/domain/belle-alliance/scenario/traced-picture";
import { placedPicture } from "@/lib/domain/table/drawing/placed-picture";
import { pictureHeightCm } from "@/lib/terrain/picture-place";
import { placed, placedRectangle } from "@/lib/terrain/placement";
import { normalisedDeg, type Point, type Segment } from "@/lib/terrain/point";
import type { ScenarioEditor } from "../../_desk/scenario-editor";
import { storedCm } from "./stored-cm";
import { type DeskPictures, usePictures } from "./use-pictures";

/** The pictures with the handlers for editing them on the map. */
export interface TracingDesk extends DeskPictures {
  /** The pictures as shown on the map, without hidden ones. */
  readonly below: readonly PictureBelow[];
  readonly hand: PictureDragging;
  /** The two points a known distance apart; null while the scale is not being set. */
  readonly tape: Segment | null;
  readonly setTape: (tape: Segment | null) => void;
  /** Starts with two points on the chosen picture. */
  readonly startTape: () => void;
  /** Moves the chosen picture; returns whether there is one. */
  readonly moveChosen: (byCm: Point) => boolean;
  readonly turnChosen: (byDeg: number) => boolean;
}

const NOT_CARRIED: Point = [0, 0];

export function useTracing(editor: ScenarioEditor): TracingDesk {
  const pictures = usePictures(editor);
  const { all, chosen, change, hrefOf } = pictures;
  const [carried, carry] = useState(NOT_CARRIED);
  const [tape, setTape] = useState<Segment | null>(null);
  const [nextEnd, setNextEnd] = useState<0 | 1>(0);
  const free = chosen && !chosen.isLocked && !chosen.isHidden ? chosen : null;
  const below = useMemo(
    () =>
      all
        .filter(({ isHidden }) => !isHidden)
        .map((each) => ({
          id: each.id,
          ...placedPicture(each.id === free?.id ? movedBy(each, carried) : each, hrefOf(each.id)),
        })),
    [all, free?.id, carried, hrefOf],
  );
  const move = (byCm: Point, run?: string) => {
    if (free) change(free.id, placeOf(movedBy(free, byCm)), run);
    return free !== null;
  };
  const hand: PictureDragging = {
    grip: free && outlineOf(free),
    tape,
    onCarried: (byCm, is) => {
      carry(is === "done" ? NOT_CARRIED : byCm);
      if (is === "done") move(byCm);
    },
    onPlaceClicked: (at) => {
      if (!tape) return;
      setTape(nextEnd === 0 ? [rounded(at), tape[1]] : [tape[0], rounded(at)]);
      setNextEnd(nextEnd === 0 ? 1 : 0);
    },
  };
  return {
    ...pictures,
    choose: (id) => {
      pictures.choose(id);
      setTape(null);
    },
    below,
    hand,
    tape,
    setTape,
    startTape: () => {
      setNextEnd(0);
      setTape(chosen && tapeOn(chosen));
    },
    moveChosen: (byCm) => move(byCm, `move ${free?.id}`),
    turnChosen: (byDeg) => {
      const turnDeg = normalisedDeg((free?.turnDeg ?? 0) + byDeg);
      if (free) change(free.id, { turnDeg }, `turn ${free.id}`);
      return free !== null;
    },
  };
}

function placeOf({ xCm, yCm }: TracedPicture) {
  return { xCm: storedCm(xCm), yCm: storedCm(yCm) };
}

function movedBy<Picture extends TracedPicture>(picture: Picture, [x, y]: Point): Picture {
  return { ...picture, xCm: picture.xCm + x, yCm: picture.yCm + y };
}

function rounded([x, y]: Point): Point {
  return [storedCm(x), storedCm(y)];
}

function poseOf({ xCm, yCm, turnDeg }: TracedPicture) {
  return { xCm, yCm, facingDeg: turnDeg };
}

function outlineOf(picture: TracedPicture) {
  const { widthCm } = picture;
  const depthCm = pictureHeightCm(widthCm, picture);
  return placedRectangle({ widthCm, depthCm }, poseOf(picture));
}

/** A segment from a quarter to three quarters of the picture's width. */
function tapeOn(picture: TracedPicture): Segment {
  const [from, to] = [-1 / 4, 1 / 4].map((share) =>
    rounded(placed([picture.widthCm * share, 0], poseOf(picture))),
  ) as [Point, Point];
  return [from, to];
}
