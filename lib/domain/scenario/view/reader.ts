import { findSide } from "../find";
import type { Scenario } from "../scenario";
import type { Audience } from "../scenario-view";
import type { Side } from "../side";

/** How much of one side a reader may know. */
export type Sight = "umpire" | "own" | "public" | "none";

/**
 * What this audience may know of a side: the umpire all, players all that their own side knows, the
 * public what the author did not hide, players nothing of another side.
 */
export function sightOf(audience: Audience, side: Side): Sight {
  if (audience.for === "umpire") return "umpire";
  if (audience.for === "public") return "public";
  return audience.sideId === side.id ? "own" : "none";
}

/** Throws an UnknownIdError where the audience is a side that the scenario does not have. */
export function requireAudience(scenario: Scenario, audience: Audience): void {
  if (audience.for === "side") findSide(scenario, audience.sideId);
}
