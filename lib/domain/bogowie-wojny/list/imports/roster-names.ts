import type { ArmyFormation, General } from "../army-list";
import { FORMATION_LEVELS, GENERAL_KINDS, GENERAL_SOURCES } from "../general";
import type { ReadFormation } from "./read-army";
import type { RosterDictionary } from "./roster-dictionary";

/** A leader's name and source; the source is `null` if the text gives only the name. */
interface NamedLeader {
  readonly name: string;
  readonly source: General["source"] | null;
  /** Whether facts of an army book follow the name, which a list without the book cannot hold. */
  readonly hasFacts: boolean;
}

/** Reads "Jan Dąbrowski, command +2, cautious" or "drawn before the battle". */
export function leaderNamed(text: string, dictionary: RosterDictionary): NamedLeader {
  const { terms } = dictionary.words;
  const parts = text.split(", ");
  const facts = parts.findIndex((part, i) => i > 0 && isFact(part, dictionary));
  const name = (facts < 0 ? parts : parts.slice(0, facts)).join(", ");
  const source = GENERAL_SOURCES.find((each) => terms(`commanders.source.${each}`) === name);
  return { name: source ? "" : name, source: source ?? null, hasFacts: facts > 0 };
}

function isFact(part: string, { command, characters, words: { roster } }: RosterDictionary) {
  return (
    command(part) !== null ||
    characters.has(part) ||
    part.startsWith(`${roster("commander.rule")}: `)
  );
}

/** Reads a formation's general from the words of a roster; `null` if it has none. */
export function generalTold(
  text: string,
  dictionary: RosterDictionary,
): { readonly general: ReadFormation["general"]; readonly hasFacts: boolean } {
  const { terms } = dictionary.words;
  const kind = GENERAL_KINDS.find((each) =>
    text.startsWith(`${terms(`commanders.general.${each}`)}: `),
  );
  if (kind === undefined) return { general: null, hasFacts: false };
  const after = text.slice(terms(`commanders.general.${kind}`).length + 2);
  const { name, source, hasFacts } = leaderNamed(after, dictionary);
  return { general: { kind, name, source }, hasFacts };
}

/** A formation's name and level: "Division 2" is a division without a name; of others only the name tells the level. */
export function formationNamed(
  title: string,
  { unnamed }: RosterDictionary,
): {
  readonly name: string;
  readonly level: ArmyFormation["level"];
  readonly isGuess: boolean;
} {
  const level = FORMATION_LEVELS.find((each) => unnamed[each](title) !== null);
  if (level !== undefined) return { name: "", level, isGuess: false };
  const isBrigade = /bryg|brig/i.test(title);
  return { name: title, level: isBrigade ? "independent-brigade" : "division", isGuess: isBrigade };
}
