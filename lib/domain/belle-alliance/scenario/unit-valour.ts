import {
  type EffectiveValour,
  effectiveValour,
} from "@/lib/rules/belle-alliance/valour/effective-valour";
import { proposeValour } from "@/lib/rules/belle-alliance/valour/valour";
import type { ValourProposal } from "@/lib/rules/belle-alliance/valour/valour-proposal";
import type { ValourSubject } from "@/lib/rules/belle-alliance/valour/valour-subject";
import { originalOf } from "../../document/translations/original-of";
import type { FormationNode } from "./formation";
import type { Scenario } from "./scenario";
import type { Unit } from "./unit";

/** The year to look up in table 21; 0, which lies outside it, while the battle has no date. */
export function yearOf(scenario: Pick<Scenario, "date">): number {
  return scenario.date === null ? 0 : Number(scenario.date.slice(0, 4));
}

/** Where a unit stands: the formations above it, the topmost first, in a year. */
export interface Standing {
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

/** The last appraisal of each unit object, which goes by its author's own names: an edit leaves most units the same objects. */
const APPRAISALS = new WeakMap<Unit, Appraisal>();
/** The last of each choice of valour, which stays the same object while its unit is moved about. */
const APPRAISALS_OF_CHOICE = new WeakMap<Unit["valour"], Appraisal>();

function appraisal(shown: Unit, shownStanding: Standing): Appraisal {
  const unit = originalOf(shown);
  const standing = { ...shownStanding, parents: shownStanding.parents.map(originalOf) };
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
