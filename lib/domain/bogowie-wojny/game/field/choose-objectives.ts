import { mainObjectives, secondaryObjectives } from "@/lib/rules/bogowie-wojny/objective";
import { OBJECTIVE_COUNTS } from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import { GrundlagError } from "../../../document/error-code";
import type { Battlefield } from "../../field/battlefield";
import { objectiveCandidates } from "../../field/ground";
import { objectiveWorth } from "../objective-worth";
import type { Seat } from "../seat";
import type { FieldEntry } from "./field-entry";
import type { BothArmies, SetUpWithField } from "./field-turn";

/** The pieces to choose from: all of `certain`, and as many of `equals` as are missing to make `count` [14.6]. */
export interface ObjectiveChoice {
  readonly role: "main" | "secondary";
  readonly count: number;
  readonly certain: readonly string[];
  readonly equals: readonly string[];
}

/** The ids of the pieces that may be the next objectives. */
export function objectiveChoice(field: Battlefield): ObjectiveChoice {
  const candidates = objectiveCandidates(field);
  const main = field.objectives.find(({ role }) => role === "main")?.pieceId;
  if (main === undefined) {
    return {
      role: "main",
      count: OBJECTIVE_COUNTS.main,
      certain: [],
      equals: mainObjectives(candidates),
    };
  }
  const secondary = secondaryObjectives(candidates, main);
  return { role: "secondary", count: OBJECTIVE_COUNTS.secondary, ...secondary };
}

/** Chooses the main objective, or both secondary ones [14.6]. Error: `invalid-document` for pieces that may not be chosen. */
export function chooseObjectives(
  { seat, armies }: { readonly seat: Seat; readonly armies: BothArmies },
  { field, edges }: SetUpWithField,
  chosen: readonly string[],
): FieldEntry {
  const choice = objectiveChoice(field);
  if (!isAllowed(choice, chosen)) throw notAllowed(choice);
  const points = objectiveWorth(armies)[choice.role];
  return {
    kind: "field-objectives",
    objectives: chosen.map((pieceId, i) => ({
      id: `o${field.objectives.length + i + 1}`,
      role: choice.role,
      pieceId,
      points,
      chosenBy: edges[seat],
    })),
  };
}

function isAllowed(
  { count, certain, equals }: ObjectiveChoice,
  chosen: readonly string[],
): boolean {
  return (
    chosen.length === count &&
    new Set(chosen).size === count &&
    certain.every((id) => chosen.includes(id)) &&
    chosen.every((id) => certain.includes(id) || equals.includes(id))
  );
}

function notAllowed({ count, certain, equals }: ObjectiveChoice): GrundlagError {
  const names = (ids: readonly string[]) => ids.join(", ") || "none";
  const message = `Name ${count}: ${names(certain)} for certain, the rest of ${names(equals)} [14.6].`;
  return new GrundlagError("invalid-document", message, [
    { path: "/pieces", code: "custom", message },
  ]);
}
