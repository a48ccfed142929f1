import type { Scenario } from "../belle-alliance/scenario/scenario";
import { GrundlagError } from "../document/error-code";
import type { Documents } from "./document";

/** A scenario, where only those of Belle Alliance have what is asked for. Error: `not-found` for one of the other game. */
export function belleAllianceScenario(document: Documents["scenario"]): Scenario {
  if (document.system === "belle-alliance") return document;
  throw new GrundlagError(
    "not-found",
    "This is a scenario of Bogowie Wojny; only those of Belle Alliance have what you ask for.",
  );
}
