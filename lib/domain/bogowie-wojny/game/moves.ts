import { candidates, drawOne, lotsFor } from "@/lib/rules/bogowie-wojny/commander-draw";
import { GROUNDS } from "@/lib/rules/bogowie-wojny/victory";
import { GrundlagError, type Issue } from "../../document/error-code";
import { refusal } from "../../document/refusal-reason";
import type { GameArmy, GameCommander, Post } from "./game-army";
import type { DrawReason, GameEntry, Slip } from "./game-event";
import { endOf, type GameState, type Holder, type PostState, type SeatState } from "./game-state";
import { otherSeat, type Seat } from "./seat";

export interface Player {
  readonly seat: Seat;
  readonly army: GameArmy;
  readonly state: GameState;
}

type Entry<Kind extends GameEntry["kind"]> = Extract<GameEntry, { kind: Kind }>;

/**
 * Draws a commander [13.4, 13.3, 6.7]. `reason` states the intent, so that a second tap does not draw again. Errors:
 * `invalid-document` for an unknown post; `conflict` if no draw is due, no bought draw is left, or the book has no
 * other commander.
 */
export function draw(
  player: Player,
  input: { readonly post: string; readonly reason: DrawReason },
  chance: (below: number) => number,
): Entry<"drawn"> {
  const own = ownState(player);
  const at = postAt(own, input.post);
  assertDue(own, at, input.reason);
  const among = drawableFor(player.army, own, at.post);
  const found = drawOne(among, chance);
  if (!found) {
    throw refusal("nobody-left", "The army book has no one else to draw for this post.");
  }
  return { kind: "drawn", commander: found.id, among: among.length, ...input };
}

/** The commanders who may be promoted to a post now. */
export function drawableFor(army: GameArmy, own: SeatState, post: Post): GameCommander[] {
  return candidates(army.commanders, { lots: lotsFor(post.lot, army.corps), taken: own.taken });
}

function assertDue(own: SeatState, { post, holder, left }: PostState, reason: DrawReason): void {
  if (reason === "redraw") {
    const why = redrawRefusal(own, holder);
    if (why !== null) throw refusal(why, NO_REDRAW[why]);
    return;
  }
  if (holder) throw refusal("post-held", "This post already has a commander.");
  if (reason === "first" && left > 0)
    throw refusal("post-fell", "The commander here was lost: draw a successor [6.7].");
  if (reason === "fallen" && left === 0)
    throw refusal("nobody-fell", "No commander was lost here.");
  if (reason === "fallen" && successors(own, post).length > 0) {
    throw refusal(
      "one-below-rises",
      "A commander from below takes the place; then draw for the vacant post [6.7].",
    );
  }
}

const NO_REDRAW = {
  "nobody-drawn": "No one has been drawn for this post yet.",
  historical: "A historical commander was not drawn.",
  raised: "A commander raised from below was not drawn for this post.",
  "redraw-binds": "The second draw binds [13.3].",
  "no-redraw-left": "The list has bought no further redraw [13.3].",
} as const;

/** Why the draw for a post may not be repeated; `null` if it may [13.3]. */
export function redrawRefusal(
  { redrawsLeft }: Pick<SeatState, "redrawsLeft">,
  holder: Holder | null,
): keyof typeof NO_REDRAW | null {
  if (!holder) return "nobody-drawn";
  if (holder.commanderId === null) return "historical";
  if (holder.promoted) return "raised";
  if (holder.redrawn) return "redraw-binds";
  return redrawsLeft < 1 ? "no-redraw-left" : null;
}

/** Who may replace a lost commander [6.7]: for the commander-in-chief the corps commanders, or generals if there are none; for a corps its generals. */
export function successors(own: SeatState, post: Post): PostState[] {
  const led = own.posts.filter(({ holder }) => holder !== null);
  if (post.level === "corps") return led.filter(({ post: below }) => below.corpsPost === post.id);
  if (post.level !== "army") return [];
  const corps = led.filter(({ post: below }) => below.level === "corps");
  return corps.length > 0 ? corps : led.filter(({ post: below }) => below.id !== post.id);
}

/** Records the loss of a commander [6.7]. Errors: `invalid-document`; `conflict` if the post is vacant. */
export function fall(player: Player, input: Omit<Entry<"fell">, "kind">): Entry<"fell"> {
  const { holder } = postAt(ownState(player), input.post);
  if (!holder) throw refusal("nobody-leads", "This post has no commander now.");
  return { kind: "fell", ...input };
}

/** Promotes a subordinate to a lost commander's post [6.7]. Errors: `invalid-document`, `conflict`. */
export function promote(player: Player, input: Omit<Entry<"promoted">, "kind">): Entry<"promoted"> {
  const own = ownState(player);
  const to = postAt(own, input.to, "/to");
  const from = postAt(own, input.from, "/from");
  if (to.holder || to.left === 0) {
    throw refusal("no-vacancy", "No commander was lost there, or the post is filled already.");
  }
  if (!successors(own, to.post).includes(from)) {
    throw refusal("may-not-rise", "That commander may not take the place [6.7].");
  }
  return { kind: "promoted", ...input };
}

/**
 * Seals an ambush slip [15.1]. Errors: `invalid-document` for a regiment that may not be in ambush; `conflict` beyond
 * the number bought, if the regiment is in ambush already, or once troops are deployed.
 */
export function sealAmbush(
  player: Player & { readonly isDeploying: boolean },
  slip: Slip,
): Entry<"ambush-sealed"> {
  const { slips } = ownState(player);
  if (player.isDeploying) {
    throw refusal("ambush-too-late", "Ambushes are laid before the first division stands [15.1].");
  }
  if (!player.army.ambushers.some(({ id }) => id === slip.regimentId)) {
    throw invalid("/regimentId", "Name a regiment of light infantry, light or irregular cavalry.");
  }
  if (slips.length >= player.army.ambushes) {
    throw refusal("no-ambush-left", "Every ambush the list has bought is sealed [13.3].");
  }
  if (slips.some((other) => other.slip.regimentId === slip.regimentId)) {
    throw refusal("hides-already", "That regiment lies in ambush already.");
  }
  if (slips.some((other) => samePlace(other.slip.place, slip.place))) {
    throw refusal("place-taken", "No two regiments hide in one place [15.1].");
  }
  return { kind: "ambush-sealed", slip };
}

function samePlace(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();
}

/** Opens one of the player's own slips. Error: `conflict` if there is no such sealed slip. */
export function revealAmbush(player: Player, sealedAs: number): Entry<"ambush-revealed"> {
  const slip = ownState(player).slips.find(({ seq }) => seq === sealedAs);
  if (!slip || slip.revealedAt) {
    throw refusal("no-such-slip", "You have no sealed slip of that number.");
  }
  return { kind: "ambush-revealed", sealedAs };
}

type Sheets = Entry<"score-proposed">["sheets"];

/** Proposes both players' score sheets for the other to agree to [12.2]. Error: `invalid-document` if they contradict each other. */
export function proposeScore(
  sheets: Sheets,
  armies: Readonly<Record<Seat, GameArmy>>,
): Entry<"score-proposed"> {
  const faults = sheetFaults(sheets, armies);
  if (faults.length > 0) {
    throw new GrundlagError("invalid-document", "The two sheets cannot both be true.", faults);
  }
  return { kind: "score-proposed", sheets };
}

/** Contradictions between two score sheets, or with the armies. */
export function sheetFaults(
  sheets: Sheets,
  armies: Readonly<Record<Seat, GameArmy>>,
): readonly Issue[] {
  const { a, b } = sheets;
  const both = GROUNDS.filter((ground) => a[ground] !== "none" && b[ground] !== "none");
  return [
    ...both.map((ground) =>
      issue(`/b/${ground}`, "Only one player scores for a piece of ground [12.2]."),
    ),
    ...(a.fewerLosses && b.fewerLosses
      ? [issue("/b/fewerLosses", "Only one army can have the smaller losses [12.2].")]
      : []),
    ...(["a", "b"] as const)
      .filter((seat) => sheets[seat].enemyBases > armies[otherSeat(seat)].bases)
      .map((seat) => {
        const { bases } = armies[otherSeat(seat)];
        return issue(`/${seat}/enemyBases`, `That army has ${bases} bases.`);
      }),
  ];
}

/** Agrees to the other player's score. Error: `conflict` if it is not the newest, is the player's own, or is agreed already. */
export function agreeToScore({ seat, state }: Player, proposal: number): Entry<"score-agreed"> {
  const { score } = state;
  if (score?.seq !== proposal || score.by === seat || score.agreedAt) {
    throw refusal("no-such-score", "There is no such score of the other player to agree to.");
  }
  return { kind: "score-agreed", proposal };
}

/** Error: `conflict` once both have agreed to a score, which ends the game. */
export function assertNotOver(state: GameState): void {
  if (endOf(state)) {
    throw refusal(
      "game-over",
      "The game is over: both players have agreed to its score. Reopen it first.",
    );
  }
}

/** Asks the other player to reopen a finished game. Error: `conflict` if it is not finished, or a request is pending. */
export function askReopening({ state }: Player): Entry<"reopening-asked"> {
  if (!endOf(state))
    throw refusal("game-not-over", "The game goes on: there is nothing to reopen.");
  if (state.reopening) throw refusal("reopening-asked", "One of the players has asked already.");
  return { kind: "reopening-asked" };
}

/** Agrees to the other player's request. Error: `conflict` if there is none, or it is not the current one. */
export function agreeToReopening(
  { seat, state }: Player,
  asked: number,
): Entry<"reopening-agreed"> {
  if (state.reopening?.by === seat) throw noReopening();
  return { kind: "reopening-agreed", asked: askedNow(state, asked) };
}

/** Declines the request, or withdraws the player's own. Error: `conflict` if there is none, or it is not the current one. */
export function declineReopening({ state }: Player, asked: number): Entry<"reopening-declined"> {
  return { kind: "reopening-declined", asked: askedNow(state, asked) };
}

function askedNow({ reopening }: GameState, asked: number): number {
  if (reopening?.seq !== asked) throw noReopening();
  return asked;
}

function noReopening(): GrundlagError {
  return refusal("no-reopening-asked", "The other player does not ask to reopen the game now.");
}

function ownState({ state, seat }: Player): SeatState {
  const own = state.seats[seat];
  if (!own) throw refusal("nobody-opposite", "No one has that seat.");
  return own;
}

function postAt(own: SeatState, id: string, path = "/post"): PostState {
  const found = own.posts.find(({ post }) => post.id === id);
  if (!found) throw invalid(path, `There is no post "${id}".`);
  return found;
}

function invalid(path: string, message: string): GrundlagError {
  return new GrundlagError("invalid-document", message, [issue(path, message)]);
}

function issue(path: string, message: string): Issue {
  return { path, code: "custom", message };
}
