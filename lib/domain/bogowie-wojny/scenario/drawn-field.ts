import { FORMAT_32_8 } from "@/lib/rules/bogowie-wojny/format";
import type { Battlefield } from "../field/battlefield";
import type { BattleScenario } from "./battle-scenario";

type Drawn = Pick<BattleScenario, "battlefield" | "objectives"> & {
  readonly forces: readonly Pick<BattleScenario["forces"][number], "format">[];
};

/**
 * A scenario's battlefield with the scenario's objectives on it, for pictures; null where the players set it up. Of
 * objectives that score by the table [12.2] those without a fixed number are left out.
 */
export function drawnField({ battlefield, objectives, forces }: Drawn): Battlefield | null {
  if (battlefield === null) return null;
  const [format = FORMAT_32_8] = forces.flatMap((force) => force.format ?? []);
  return {
    ...battlefield.ground,
    objectives: objectives.flatMap(({ id, role, pieceId, points: own }) => {
      const points = own ?? format.objectivePoints?.[role];
      if (pieceId === null || points === undefined) return [];
      return [{ id, role, pieceId, points, chosenBy: "south" }];
    }),
  };
}
