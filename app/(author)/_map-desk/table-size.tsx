"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { NumberField } from "@/app/_ui/number-field";
import { Segmented } from "@/app/_ui/segmented";
import {
  COLUMN_EDGES,
  type MovingEdges,
  ROW_EDGES,
  type TableResize,
  type TableSize,
} from "@/lib/terrain/table-resize";

type Edge = MovingEdges["column"] | MovingEdges["row"];

/** Coordinates start at the south-west corner, which stays in place unless the author chooses otherwise. */
export const USUAL_EDGES: MovingEdges = { column: "east", row: "north" };

interface TableSizeProps {
  readonly size: TableSize;
  readonly leastCm: number;
  readonly most: TableSize;
  readonly stepCm: number;
  readonly onResize: (resize: TableResize) => void;
}

/** A table's width and depth, each with a choice of the edge that moves when it changes. */
export function TableSizeFields({ size, leastCm, most, stepCm, onResize }: TableSizeProps) {
  const t = useTranslations("map.table");
  const [edges, setEdges] = useState(USUAL_EDGES);
  const side = { unit: "cm", minValue: leastCm, step: stepCm, isWheelDisabled: true } as const;
  const set = (change: Partial<TableSize>) => onResize({ ...size, ...edges, ...change });
  return (
    <div className="grid grid-cols-2 items-start gap-2">
      <NumberField
        label={t("width")}
        {...side}
        maxValue={most.widthCm}
        value={size.widthCm}
        onCommit={(widthCm) => widthCm !== null && set({ widthCm })}
      />
      <NumberField
        label={t("depth")}
        {...side}
        maxValue={most.depthCm}
        value={size.depthCm}
        onCommit={(depthCm) => depthCm !== null && set({ depthCm })}
      />
      <MovingEdge
        label={t("moving")}
        edges={COLUMN_EDGES}
        value={edges.column}
        onChange={(column) => setEdges({ ...edges, column })}
      />
      <MovingEdge
        label={t("moving")}
        edges={ROW_EDGES}
        value={edges.row}
        onChange={(row) => setEdges({ ...edges, row })}
      />
    </div>
  );
}

interface MovingEdgeProps<Each extends Edge> {
  readonly label: string;
  readonly edges: readonly Each[];
  readonly value: Each;
  readonly onChange: (edge: Each) => void;
}

function MovingEdge<Each extends Edge>({ edges, ...group }: MovingEdgeProps<Each>) {
  const t = useTranslations("map.table.edge");
  const nameOf = (edge: Edge) => t(edge);
  const segments = edges.map((value) => ({ value, label: nameOf(value) }));
  return <Segmented full segments={segments} {...group} />;
}
