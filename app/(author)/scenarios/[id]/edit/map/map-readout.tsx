"use client";

import { memo } from "react";
import { GROUND, ReadoutLine, type ReadoutLineProps } from "@/app/(author)/_map-desk/readout-line";
import type { Point } from "@/lib/terrain/point";
import { InStatusSlot } from "../_desk/status-slot";
import { useBandWords, useHillPlaces } from "./hill-meaning";

/** Where the pointer is and what a hill is there, in the status bar where the desk has one. */
export const MapReadout = memo(
  function MapReadout({ ref, view }: ReadoutLineProps) {
    const bandAt = useHillPlaces(view);
    const words = useBandWords();
    const remarkAt = (at: Point) => {
      const place = bandAt(at);
      return place && words(place);
    };
    return (
      <InStatusSlot>
        <ReadoutLine ref={ref} view={view} remarkAt={remarkAt} />
      </InStatusSlot>
    );
  },
  (before, after) => GROUND.every((part) => before.view[part] === after.view[part]),
);
