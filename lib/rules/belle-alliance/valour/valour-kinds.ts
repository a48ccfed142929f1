import { withoutBrackets, wordsIn } from "../names/plain-name";
import { TYPES_OF_ARM, type UnitType } from "../unit-type";
import type { ValourDoubt } from "./valour-doubt";
import type { Kind } from "./valour-lexicon";
import { ANY_FOOT, PLAIN_FOOT, WORDS_OF_ARM } from "./valour-lexicon";
import type { ValourSubject } from "./valour-subject";

/** The kinds of troops a unit is, and any doubt about them. */
export interface ReadKinds {
  readonly kinds: ReadonlySet<Kind>;
  readonly doubt: ValourDoubt | null;
}

/** The kinds named in brackets only, for names that match no row without them. */
export function bracketedKinds({ arm }: ValourSubject, plain: string): ReadonlySet<Kind> {
  const inBrackets = [...plain.matchAll(/\(([^)]{0,200})\)/g)]
    .map(([, text = ""]) => text)
    .join(" ");
  return new Set(wordsIn(WORDS_OF_ARM[arm] ?? {}, inBrackets) as Kind[]);
}

/** Types that apply to a unit whatever else its name says. */
const LASTING_TYPES: readonly UnitType[] = [
  "landwehr",
  "militia",
  "highlander",
  "marine",
  "reserve",
  "foot-artillery",
  "horse-artillery",
];

/** The name is more precise than a type picked from a list; the type is used if the name names no kind. */
export function readKinds(subject: ValourSubject, plain: string): ReadKinds {
  const named = namedKinds(subject, plain);
  const type = typeOfArm(subject);
  if (type === null) return named.length > 0 ? certain(named) : defaultKinds(subject, plain);
  if (named.length === 0) return certain([type]);
  return certain(LASTING_TYPES.includes(type) ? [...named, type] : named);
}

function namedKinds({ arm }: ValourSubject, plain: string): Kind[] {
  const words = WORDS_OF_ARM[arm] ?? {};
  const named = wordsIn(words, withoutBrackets(plain));
  if (named.length > 0 || arm === "artillery") return named as Kind[];
  return wordsIn(words, plain) as Kind[];
}

/** The unit's type; null if it is not a type of the unit's arm. */
function typeOfArm({ arm, type }: ValourSubject): UnitType | null {
  return type !== null && TYPES_OF_ARM[arm].includes(type) ? type : null;
}

function certain(kinds: readonly Kind[]): ReadKinds {
  return { kinds: new Set(kinds), doubt: null };
}

/**
 * The kinds of a unit without type or kind in its name: foot is taken to be line, horse and guns are left without a
 * kind.
 */
function defaultKinds({ arm }: ValourSubject, plain: string): ReadKinds {
  if (arm !== "infantry") return { kinds: new Set(), doubt: "kind-unknown" };
  if (PLAIN_FOOT.test(plain)) return certain(["line"]);
  const doubt = ANY_FOOT.test(plain) ? "kind-assumed" : "kind-unknown";
  return { kinds: new Set<Kind>(["line"]), doubt };
}
