import { footprint } from "@/lib/rules/belle-alliance/footprint";
import type { Footprint } from "@/lib/rules/belle-alliance/formation-shape";
import { valourLossSteps } from "@/lib/rules/belle-alliance/losses";
import { figuresOfMen, gunnersOfGuns, leastModelGuns } from "@/lib/rules/belle-alliance/scale";
import type { Settings } from "./settings";
import type { Placement, Unit } from "./unit";

/** What represents a unit on the table; each value is null if its strength is unknown or its arm has none. */
interface UnitStrength {
  /** For infantry, cavalry and pioneers: men ÷ men per figure, halves rounded up [1.1.7]. */
  readonly figures: number | null;
  /** The author's number, otherwise the minimum of one for four guns [1.1.7]. */
  readonly modelGuns: number | null;
  /** One for each gun [1.1.7]. */
  readonly gunners: number | null;
  /** For a train: one unless its author gives more [1.2.4]. */
  readonly wagons: number | null;
}

const NO_STRENGTH: UnitStrength = { figures: null, modelGuns: null, gunners: null, wagons: null };

/** A unit's strength in what its arm counts: figures, model guns and gunners, or wagons. */
export function unitStrength(unit: Unit, settings: Settings): UnitStrength {
  const { arm, men, guns } = unit;
  if (arm === "train") return { ...NO_STRENGTH, wagons: unit.modelGuns ?? 1 };
  if (arm === "artillery") {
    const modelGuns = guns === null ? null : (unit.modelGuns ?? leastModelGuns(guns));
    return { ...NO_STRENGTH, modelGuns, gunners: guns === null ? null : gunnersOfGuns(guns) };
  }
  const figures = men === null ? null : figuresOfMen(men, settings.menPerFigure);
  return { ...NO_STRENGTH, figures };
}

/** Counts of figures (of gunners, for artillery) at which a point of valour is lost [table 15]. */
export function unitLossSteps(unit: Unit, settings: Settings): readonly number[] {
  const { figures, gunners } = unitStrength(unit, settings);
  const strength = figures ?? gunners;
  return strength === null ? [] : valourLossSteps(strength);
}

/** The ground a unit covers in a formation, relative to its own centre, with the front toward +y [1.3.1–1.3.6]. */
export function unitFootprint(
  unit: Unit,
  stand: Pick<Placement, "formation" | "frontFigures">,
  settings: Settings,
): Footprint {
  const { figures, modelGuns, wagons } = unitStrength(unit, settings);
  return footprint({
    arm: unit.arm,
    formation: stand.formation,
    figures: figures ?? modelGuns ?? wagons ?? 0,
    base: baseOf(unit, settings),
    frontFigures: stand.frontFigures,
    skirmishGapWidths: settings.skirmishGapWidths,
    limberDepthMm: settings.limberDepthMm,
  });
}

/** The base a unit's figures stand on: pioneers use the infantry's, wagons the artillery's [1.2.4]. */
export function baseOf(unit: Pick<Unit, "arm">, { bases }: Settings) {
  if (unit.arm === "cavalry") return bases.cavalry;
  return unit.arm === "artillery" || unit.arm === "train" ? bases.artillery : bases.infantry;
}
