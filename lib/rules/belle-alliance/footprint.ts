import type { Arm } from "./arm";
import { defaultFormation, type Formation, formationsOfArm } from "./formation";
import {
  attackColumn,
  type BaseSize,
  block,
  type Footprint,
  type FootprintRemark,
  limberedColumn,
  ring,
  roundMass,
  skirmishLine,
} from "./formation-shape";
import { isRemoved } from "./losses";

export interface FootprintInput {
  readonly arm: Arm;
  readonly formation: Formation;
  /** Figures of foot and horse, model guns of artillery, wagons of the train. */
  readonly figures: number;
  readonly base: BaseSize;
  /** Figures abreast, where the formation leaves the choice; null takes the usual front. */
  readonly frontFigures?: number | null;
  /** Gap between skirmishers in base widths, 1 to 2 [1.3.2]; 1 unless given. */
  readonly skirmishGapWidths?: number;
  /** Null while the scenario has set no limber size. */
  readonly limberDepthMm?: number | null;
}

/**
 * The true footprint of a unit in its formation [1.3.1–1.3.6]. Any count and any formation gives a
 * footprint; what is odd about it stands in `remarks`.
 */
export function footprint(input: FootprintInput): Footprint {
  const allowed = formationsOfArm(input.arm).includes(input.formation);
  const formation = allowed ? input.formation : defaultFormation(input.arm);
  const figures = Math.max(1, Math.floor(input.figures));
  const shape = shapeOf({ ...input, formation, figures });
  const remarks: FootprintRemark[] = allowed ? [] : ["formation-not-of-arm"];
  remarks.push(...countRemarks(input), ...shape.remarks);
  if (!frontIsFree(formation) && input.frontFigures != null) {
    remarks.push("front-fixed-by-formation");
  }
  return { ...shape, remarks };
}

function countRemarks({ arm, figures }: FootprintInput): FootprintRemark[] {
  if (figures < 1) return ["no-figures"];
  return isRemoved(arm, figures) ? ["below-three-figures"] : [];
}

function shapeOf(input: FootprintInput): Footprint {
  return isDriven(input.arm) ? gunShape(input) : troopShape(input);
}

function gunShape({ formation, figures, base, limberDepthMm }: FootprintInput): Footprint {
  if (formation === "column-of-march") {
    return limberedColumn({ guns: figures, base, limberDepthMm: limberDepthMm ?? null });
  }
  const line = block({ figures, files: figures, base });
  return formation === "line" ? line : { ...line, remarks: ["gunners-leave-guns"] };
}

/** Foot and horse in line stand two deep; this many figures fill the ranks, and no front is asked [1.3.1]. */
const LINE_RANKS = 2;

function troopShape(input: FootprintInput): Footprint {
  const { figures, base } = input;
  switch (input.formation) {
    case "line":
      return block({
        figures,
        files: Math.ceil(figures / LINE_RANKS),
        base,
        leastFigures: LINE_RANKS,
      });
    case "column-of-march":
      return block({ figures, files: Math.min(2, figures), base, leastFigures: 2 });
    case "column-of-attack":
    case "battalion-mass":
      return attackColumn({ figures, base, frontFigures: input.frontFigures ?? null });
    case "square":
      return ring({ figures, base });
    case "skirmish-line":
      return skirmishLine({ figures, base, gapWidths: input.skirmishGapWidths ?? 1 });
    case "huddle":
    case "work":
    case "rest":
      return roundMass({ figures, base });
  }
}

/** Whether the formation leaves its front to the unit [1.3.1]. */
export function frontIsFree(formation: Formation): boolean {
  return formation === "column-of-attack" || formation === "battalion-mass";
}

/** Whether an arm counts in guns or wagons and not in figures [1.2.4]. */
export function isDriven(arm: Arm): boolean {
  return arm === "artillery" || arm === "train";
}
