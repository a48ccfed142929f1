import type { Nation } from "@/lib/rules/belle-alliance/nation";
import type { FormationNode } from "../../scenario/formation";
import type { PastedLine } from "../lines/pasted-line";
import type { Reading, TopFormation } from "../sides/open-formations";
import { guessNation, type NationGuess, nationHinted } from "../words/nation-hints";
import { partIn } from "../words/parts-of-nations";

/** What was decided about units whose nation is given neither by name nor by heading. */
export interface NationsSettled {
  /** Nations inferred only from hints in the words. */
  readonly guessed: readonly Nation[];
  /** The number of units with the nation `other`, because nothing gives theirs. */
  readonly untold: number;
}

/** Gives units of unknown nation the chosen one, or the one hinted at by the words of their top formation. */
export function settleNations(reading: Reading, chosen: Nation | null): NationsSettled {
  const guessed = new Set<Nation>();
  const untold: Untold[] = [];
  for (const body of reading.bodies.filter((each) => each.withoutNation.length > 0)) {
    const guess = chosen === null ? guessOf(body, reading) : null;
    const nation = chosen ?? guess;
    if (guess !== null) guessed.add(guess);
    for (const { unit, line } of body.withoutNation) {
      const own = chosen === null ? hintOf(line, nation) : null;
      unit.nation = own?.nation ?? nation ?? "other";
      if (own && own.nation !== nation) {
        const words = own.because.join(" · ");
        const params = { name: unit.name, words, nation: own.nation };
        reading.doubt(line, "nation-hinted", params, unit.id);
      }
      if (unit.nation === "other") untold.push({ unit, line });
    }
  }
  doubtUntold(untold, reading);
  return { guessed: [...guessed], untold: untold.length };
}

type Untold = TopFormation["withoutNation"][number];

/** A nation that nothing gives is asked for once, for all units without one. */
function doubtUntold(untold: readonly Untold[], reading: Reading): void {
  const [first] = untold;
  if (!first) return;
  const params = { name: first.unit.name, count: untold.length, nation: UNKNOWN };
  reading.doubt(first.line, "nation-open", params);
}

const UNKNOWN: Nation = "other";

/** The nation that a unit's own words hint at: of several possible ones that of its formation. */
function hintOf({ content }: PastedLine, around: Nation | null): NationGuess | null {
  const part = partIn(content);
  if (part) {
    const nation = part.nations.find((each) => each === around) ?? part.nations[0];
    return { nation, because: [part.words] };
  }
  return nationHinted(content, around);
}

/** The nation that the words under a top formation hint at, with a doubt at its heading. */
function guessOf({ head, line, words }: TopFormation, reading: Reading): Nation | null {
  const guess = guessNation({ ...words, top: [line.content, head.commander?.name ?? ""] });
  if (guess === null) return null;
  const because = guess.because.join(" · ");
  const params = { name: head.name, nation: guess.nation, because };
  reading.doubt(line, "nation-guessed", params, head.id);
  return guess.nation;
}

/** The formations with a nation set on all units that have none, that is, `other`. */
export function withNation(formations: readonly FormationNode[], nation: Nation): FormationNode[] {
  return formations.map((each) => ({
    ...each,
    units: each.units.map((unit) => (unit.nation === "other" ? { ...unit, nation } : unit)),
    formations: withNation(each.formations, nation),
  }));
}
