import type { Arm } from "../arm";
import { type FormationNumbers, numbersOfFormations } from "../names/formation-numbers";
import { plainName, withoutBrackets } from "../names/plain-name";
import { PRUSSIA_1815 } from "../names/prussia-1815";
import { numbersOfName, type UnitNumbers } from "../names/unit-numbers";
import type { ValourDoubt } from "./valour-doubt";
import { type ReadKinds, readKinds } from "./valour-kinds";
import { type Kind, type Mark, UNIT_WORDS } from "./valour-lexicon";
import { readMarks } from "./valour-marks";
import type { ValourSubject } from "./valour-subject";

/** Everything about a unit that the rows of table 21 distinguish. */
export interface UnitTraits {
  readonly kinds: ReadonlySet<Kind>;
  /** The doubt about the kinds, if any. */
  readonly kindDoubt: ValourDoubt | null;
  readonly marks: ReadonlySet<Mark>;
  /** The doubt, if any, about whether it belongs to the guard or to the King's German Legion. */
  readonly markDoubt: ValourDoubt | null;
  readonly unit: number | null;
  /** Other numbers in the name that could be the unit's. */
  readonly otherNumbers: readonly number[];
  /** Whether the number was derived from the regiment's name. */
  readonly unitByName: boolean;
  readonly battalions: readonly number[];
  readonly formations: FormationNumbers;
}

/** Reads a unit's traits from its name, its fields and the names of the formations above it. */
export function traitsOf(subject: ValourSubject): UnitTraits {
  const plain = plainName(subject.name);
  const { kinds, doubt } = readKinds(subject, plain);
  const { marks, doubt: markDoubt } = readMarks(subject, plain);
  const numbers = numbersOfName(subject.name);
  const inArmy = numberInArmy({ subject, plain, kinds, numbers });
  return {
    kinds,
    kindDoubt: doubt,
    marks,
    markDoubt,
    unit: inArmy.number,
    otherNumbers: inArmy.others,
    unitByName: inArmy.byName,
    battalions: numbers.battalions,
    formations: numbersOfFormations(subject.context, subject.year),
  };
}

/** No province had more regiments than this; a higher number counts within the army. */
const MAX_OF_A_PROVINCE = 4;

const PROVINCES = [
  "silesian",
  "pomeranian",
  "kurmark",
  "neumark",
  "westphalian",
  "elbe",
  "east-west-prussian",
  "brandenburg",
  "rhenish",
  "leib",
] as const;

interface NumberQuestion {
  readonly subject: ValourSubject;
  readonly plain: string;
  readonly kinds: ReadKinds["kinds"];
  readonly numbers: UnitNumbers;
}

/**
 * The unit's number within the army, and others that may be it. In "3rd Pomeranian Regiment" the number counts within
 * the province instead.
 */
function numberInArmy({ subject, plain, kinds, numbers }: NumberQuestion) {
  const { unit, numbered } = numbers;
  const name = withoutBrackets(plain);
  const provincial = PROVINCES.some((province) => UNIT_WORDS[province].test(name));
  const isOfArmy = (number: number) => !provincial || number > MAX_OF_A_PROVINCE;
  const others = numbers.others.filter(isOfArmy);
  if (numbered || kinds.has("landwehr") || (unit !== null && isOfArmy(unit))) {
    return { number: unit, others, byName: false };
  }
  const known = isPrussian1815(subject) ? regimentNamed(plain, kinds, unit) : null;
  return { number: known, others, byName: known !== null };
}

function isPrussian1815({ nation, year }: ValourSubject): boolean {
  return nation === "prussia" && year === 1815;
}

/**
 * The number of a regiment known by name; the only regiment of a province needs no provincial number, one of several
 * does.
 */
function regimentNamed(plain: string, kinds: ReadKinds["kinds"], unit: number | null) {
  const named = PRUSSIA_1815.filter(
    (each) => each.kinds.some((kind) => kinds.has(kind)) && each.name.test(plain),
  );
  const found = named.find(({ ofProvince }) => ofProvince === null || ofProvince === unit);
  return found?.number ?? null;
}

/** Whether table 21 covers an arm. */
export function isInTable21(arm: Arm): arm is "infantry" | "cavalry" | "artillery" {
  return arm === "infantry" || arm === "cavalry" || arm === "artillery";
}
