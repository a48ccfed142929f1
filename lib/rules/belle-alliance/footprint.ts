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
  /** Figures of foot and horse, model guns of artillery, or wagons of the train. */
  readonly figures: number;
  readonly base: BaseSize;
  /** Figures abreast, for formations that leave the front to the unit; null takes the usual front. */
  readonly frontFigures?: number | null;
  /** Gap between skirmishers in base widths, 1 to 2 [1.3.2]; 1 by default. */
  readonly skirmishGapWidths?: number;
  /** Null if the scenario has not set a limber size. */
  readonly limberDepthMm?: number | null;
}

/**
 * The true footprint of a unit in its formation [1.3.1–1.3.6]. Every count and every formation yields a footprint;
 * anything unusual about it is listed in `remarks`.
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

/** Foot and horse in line stand two deep; the front follows from the number of figures and cannot be chosen [1.3.1]. */
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
    case "garrison":
      return roundMass({ figures, base });
  }
}

/** Whether the unit may choose its front in this formation [1.3.1]. */
export function frontIsFree(formation: Formation): boolean {
  return formation === "column-of-attack" || formation === "battalion-mass";
}

/** Whether an arm counts guns or wagons rather than figures [1.2.4]. */
export function isDriven(arm: Arm): boolean {
  return arm === "artillery" || arm === "train";
}
