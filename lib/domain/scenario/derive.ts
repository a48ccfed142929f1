import { footprint } from "@/lib/rules/belle-alliance/footprint";
import type { Footprint } from "@/lib/rules/belle-alliance/formation-shape";
import { valourLossSteps } from "@/lib/rules/belle-alliance/losses";
import { figuresOfMen, gunnersOfGuns, leastModelGuns } from "@/lib/rules/belle-alliance/scale";
import {
  type EffectiveValour,
  effectiveValour,
} from "@/lib/rules/belle-alliance/valour/effective-valour";
import { proposeValour } from "@/lib/rules/belle-alliance/valour/valour";
import type { ValourProposal } from "@/lib/rules/belle-alliance/valour/valour-proposal";
import type { ValourSubject } from "@/lib/rules/belle-alliance/valour/valour-subject";
import type { FormationNode } from "./formation";
import type { Scenario } from "./scenario";
import type { Settings } from "./settings";
import type { Placement, Unit } from "./unit";

/** What stands on the table for a unit; null where its strength is unknown or its arm has none. */
interface UnitStrength {
  /** Foot, horse and pioneers: men ÷ men per figure, half up [1.1.7]. */
  readonly figures: number | null;
  /** The author's choice, else the least, one for four guns [1.1.7]. */
  readonly modelGuns: number | null;
  /** One a gun [1.1.7]. */
  readonly gunners: number | null;
  /** Of a train, one unless its author says more [1.2.4]. */
  readonly wagons: number | null;
}

const NO_STRENGTH: UnitStrength = { figures: null, modelGuns: null, gunners: null, wagons: null };

/** A unit's figures, its model guns and gunners, or its wagons: each arm counts in its own. */
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

/** The year to look up in table 21; 0, which lies outside it, while the battle has no date. */
export function yearOf(scenario: Pick<Scenario, "date">): number {
  return scenario.date === null ? 0 : Number(scenario.date.slice(0, 4));
}

/** Where a unit stands: the formations above it, the topmost first, in a year. */
interface Standing {
  readonly parents: readonly FormationNode[];
  readonly year: number;
}

/** The row table 21 proposes for a unit, given the formations it stands under. */
export function unitProposal(unit: Unit, standing: Standing): ValourProposal {
  return appraisal(unit, standing).proposal;
}

/** The valour that counts for a unit and where it comes from [5.5.1, table 21]. */
export function unitValour(unit: Unit, standing: Standing): EffectiveValour {
  return appraisal(unit, standing).valour;
}

interface Appraisal {
  readonly subject: ValourSubject;
  readonly proposal: ValourProposal;
  readonly valour: EffectiveValour;
}

/** The last appraisal of each unit object: an edit leaves most units the same objects. */
const APPRAISALS = new WeakMap<Unit, Appraisal>();
/** The last of each choice of valour, which stays the same object while its unit is moved about. */
const APPRAISALS_OF_CHOICE = new WeakMap<Unit["valour"], Appraisal>();

function appraisal(unit: Unit, standing: Standing): Appraisal {
  const known = APPRAISALS.get(unit);
  if (known && standsAsBefore(standing, known.subject)) return known;
  const before = APPRAISALS_OF_CHOICE.get(unit.valour);
  const isSame =
    before && standsAsBefore(standing, before.subject) && isAsBefore(unit, before.subject);
  const fresh = isSame ? before : appraised(unit, standing);
  APPRAISALS.set(unit, fresh);
  APPRAISALS_OF_CHOICE.set(unit.valour, fresh);
  return fresh;
}

/** A unit as table 21 is queried for it. */
export function valourSubject(unit: Unit, { parents, year }: Standing): ValourSubject {
  const context = parents.map(({ name, level }) => ({ name, level }));
  const { name, nation, arm, type, weight, guard, guardGrade } = unit;
  return { name, nation, arm, type, weight, guard, guardGrade, year, context };
}

function appraised(unit: Unit, standing: Standing): Appraisal {
  const subject = valourSubject(unit, standing);
  const proposal = proposeValour(subject);
  return { subject, proposal, valour: effectiveValour(unit.valour, proposal) };
}

const OF_THE_UNIT = ["name", "nation", "arm", "type", "weight", "guard", "guardGrade"] as const;

function isAsBefore(unit: Unit, known: ValourSubject): boolean {
  return OF_THE_UNIT.every((field) => unit[field] === known[field]);
}

function standsAsBefore({ parents, year }: Standing, known: ValourSubject): boolean {
  return year === known.year && areCalled(parents, known.context);
}

function areCalled(formations: readonly FormationNode[], known: ValourSubject["context"]): boolean {
  return (
    formations.length === known.length &&
    formations.every(({ name, level }, i) => name === known[i]?.name && level === known[i]?.level)
  );
}

/** Counts of figures (of gunners, for artillery) at which a point of valour is lost [table 15]. */
export function unitLossSteps(unit: Unit, settings: Settings): readonly number[] {
  const { figures, gunners } = unitStrength(unit, settings);
  const strength = figures ?? gunners;
  return strength === null ? [] : valourLossSteps(strength);
}

/** The ground a unit covers in a formation, about its own centre, the front toward +y [1.3.1–1.3.6]. */
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

/** Pioneers stand on the infantry's bases, wagons on the artillery's [1.2.4]. */
export function baseOf(unit: Unit, { bases }: Settings) {
  if (unit.arm === "cavalry") return bases.cavalry;
  return unit.arm === "artillery" || unit.arm === "train" ? bases.artillery : bases.infantry;
}
