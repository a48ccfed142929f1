import type { Scenario } from "../scenario/scenario";
import type { LogLine } from "./game-entry";
import type { Seat } from "./seat";

/** A game of a scenario: the scenario as it was when the game was begun, the seats and the log. */
export interface ScenarioGame {
  readonly id: string;
  readonly title: string;
  /** Who began it; null once that account is deleted. */
  readonly ownerId: string | null;
  /** The document it is a game of; null once that is deleted. */
  readonly scenarioId: string | null;
  readonly version: number;
  /** The name that the variant it is a game of had then; null for the scenario itself. */
  readonly variant: string | null;
  readonly createdAt: Date;
  readonly scenario: Scenario;
  /** As the log leaves them. */
  readonly seats: readonly Seat[];
  /** As the game was begun with them. */
  readonly begunWith: readonly Seat[];
  readonly log: readonly LogLine[];
}
