import { SEATS } from "@/lib/domain/bogowie-wojny/game/seat";
import type { GameJson } from "./use-game";

/** The stages of a game in the order in which they are usually played. */
const STAGES = ["commanders", "field", "ambushes", "score"] as const;
export type GameStage = (typeof STAGES)[number];

interface StageState {
  readonly stage: GameStage;
  readonly isFinished: boolean;
}

/** The stages in the page's order: the current one first, then those to come, then those finished. */
export function stagesInOrder(game: GameJson): readonly StageState[] {
  const states = STAGES.map((stage) => ({ stage, isFinished: isFinished(game, stage) }));
  const current = currentStage(game);
  const rank = ({ stage, isFinished }: StageState) => (stage === current ? 0 : isFinished ? 2 : 1);
  return states.toSorted((a, b) => rank(a) - rank(b));
}

/** The current stage. A score means that the battle was fought, even if earlier stages were skipped. */
export function currentStage(game: GameJson): GameStage {
  if (game.score) return "score";
  return STAGES.find((stage) => !isFinished(game, stage)) ?? "score";
}

function isFinished(game: GameJson, stage: GameStage): boolean {
  if (game.endedAt) return stage !== "score";
  const { a, b } = game.seats;
  switch (stage) {
    case "commanders":
      return b !== null && [a, b].every((at) => at?.posts.every(({ holder }) => holder !== null));
    case "field":
      return isFieldDone(game);
    case "ambushes":
      return isAmbushesDone(game);
    case "score":
      return false;
  }
}

/** The field is finished once it is decided who deploys first [14.6], unless that step was taken back. */
function isFieldDone({ log }: GameJson): boolean {
  const last = log.findLast(
    ({ kind }) => kind === "field-deployment" || kind === "field-undo-agreed",
  );
  return last?.kind === "field-deployment";
}

function isAmbushesDone({ seats }: GameJson): boolean {
  return SEATS.every((seat) => {
    const at = seats[seat];
    const areAllOpen = at?.slips.every(({ revealedAt }) => revealedAt !== null) ?? true;
    return areAllOpen && (at?.own?.ambushesLeft ?? 0) === 0;
  });
}
