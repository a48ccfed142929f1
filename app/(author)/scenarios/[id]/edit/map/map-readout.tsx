"use client";

import { memo } from "react";
import { GROUND, ReadoutLine, type ReadoutLineProps } from "@/app/(author)/_map-desk/readout-line";
import { InStatusSlot } from "../_desk/status-slot";

/** Where the pointer is, in the status bar where the desk has one. */
export const MapReadout = memo(
  function MapReadout({ ref, view }: ReadoutLineProps) {
    return (
      <InStatusSlot>
        <ReadoutLine ref={ref} view={view} />
      </InStatusSlot>
    );
  },
  (before, after) => GROUND.every((part) => before.view[part] === after.view[part]),
);
