import { FIRST_INITIATIVE_BONUS, rollInitiative } from "@/lib/rules/bogowie-wojny/initiative-roll";
import { GrundlagError } from "../../../document/error-code";
import { refusal } from "../../../document/refusal-reason";
import type { GameArmy } from "../game-army";
import type { GameState, SeatState } from "../game-state";
import { drawableFor } from "../moves";
import { SEATS, type Seat } from "../seat";
import type { FieldEntry } from "./field-entry";
import type { BothArmies } from "./field-turn";

type Values = Readonly<Record<Seat, number | null>>;

interface Rollers {
  readonly armies: BothArmies;
  readonly game: GameState;
  readonly chance: (below: number) => number;
}

/** A commander-in-chief's modifier to the roll: known, to be entered, or unknown because nobody has been drawn yet. */
export type CommandValue = number | "to-state" | "to-draw";

/** Each commander-in-chief's modifier to the roll for the initiative [14.2]. */
export function commandValues({
  armies,
  game,
}: Pick<Rollers, "armies" | "game">): Record<Seat, CommandValue> {
  const values = SEATS.map((seat) => [seat, chiefValue(armies[seat], game.seats[seat])]);
  return Object.fromEntries(values) as Record<Seat, CommandValue>;
}

function chiefValue(army: GameArmy, state: SeatState | null): CommandValue {
  const chief = state?.posts.find(({ post }) => post.level === "army");
  if (!state || !chief) return "to-state";
  if (chief.holder) {
    const { commandValue, promoted } = chief.holder;
    return commandValue === null ? "to-state" : commandValue - Number(promoted);
  }
  return drawableFor(army, state, chief.post).length > 0 ? "to-draw" : "to-state";
}

/**
 * Rolls for the initiative, repeating ties [14.2, 13.3]. Errors: `conflict` while a commander-in-chief is still to be
 * drawn; `invalid-document` if a value is missing, or given although it is known.
 */
export function rollForInitiative({ armies, game, chance }: Rollers, stated: Values): FieldEntry {
  const known = commandValues({ armies, game });
  if (SEATS.some((seat) => known[seat] === "to-draw")) {
    throw refusal("commanders-first", "Draw both commanders-in-chief first [13.4, 14.2].");
  }
  const issues = SEATS.flatMap((seat) => {
    const wanted = known[seat] === "to-state";
    if (wanted === (stated[seat] !== null)) return [];
    const message = wanted
      ? "State the commander-in-chief's command value: the service does not know it."
      : "This commander's value is known; leave it out.";
    return [{ path: `/values/${seat}`, code: "custom", message }];
  });
  if (issues.length > 0) {
    throw new GrundlagError("invalid-document", "The command values do not fit [14.2].", issues);
  }
  const value = (seat: Seat) => stated[seat] ?? Number(known[seat]);
  const bonus = (seat: Seat) => (armies[seat].firstInitiative ? FIRST_INITIATIVE_BONUS : 0);
  const added = { a: value("a") + bonus("a"), b: value("b") + bonus("b") };
  const { throws, winner } = rollInitiative(added, chance);
  return {
    kind: "field-initiative",
    values: { a: value("a"), b: value("b") },
    bonus: { a: bonus("a"), b: bonus("b") },
    stated: SEATS.filter((seat) => stated[seat] !== null),
    throws: [...throws],
    winner,
  };
}
