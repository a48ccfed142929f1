import type { BattleScenario } from "../bogowie-wojny/scenario/battle-scenario";
import { GrundlagError } from "../document/error-code";
import type { Documents } from "./document";

/** A scenario, where one of Bogowie Wojny is asked for. Error: `not-found` for one of the other game. */
export function battleScenario(document: Documents["scenario"]): BattleScenario {
  if (document.system === "bogowie-wojny") return document;
  throw new GrundlagError(
    "not-found",
    "This is a scenario of Belle Alliance; its games begin at its own `games`.",
  );
}
