import { TERRAIN_UPGRADES, WORKS } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import type { Battlefield } from "../../field/battlefield";
import { type Laid, laidBy } from "../../field/side";
import type { FieldSide, SetUpUpgrade } from "../../field/side-schema";
import type { Game } from "../game";
import type { GameArmy } from "../game-army";
import { SEATS } from "../seat";
import type { SetUp } from "./field-state";

/**
 * The finished field with both players and their armies. Of the terrain an army bought or has by its rules, only the
 * pieces placed on the table are shown. An army stored before formats were recorded is left out.
 */
export function withArmies(
  field: Battlefield,
  { seats }: Pick<Game, "seats">,
  edges: NonNullable<SetUp["edges"]>,
): Battlefield {
  const sides = SEATS.flatMap((seat): FieldSide[] => {
    const at = seats[seat];
    if (!at) return [];
    const edge = edges[seat];
    return [{ edge, name: at.player, army: fieldArmy(at.army, field, edge) }];
  });
  return { ...field, sides: sides.toSorted((a, b) => b.edge.localeCompare(a.edge)) };
}

function fieldArmy(army: GameArmy, field: Battlefield, edge: FieldSide["edge"]): FieldSide["army"] {
  const { listId, listVersion, title, nation, bases, value, objectives, table } = army;
  const { groves, roadOrder, objectiveProposal, objectiveShares } = army;
  if (objectives === "by-bases" || !table) return null;
  const laid = (origin: Laid["origin"], upgrades: readonly SetUpUpgrade[]) =>
    upgrades.flatMap((upgrade) => {
      const count = laidBy(field, { edge, upgrade, origin }).length;
      return count > 0 ? [{ upgrade, count }] : [];
    });
  const bought = laid("bought", [...TERRAIN_UPGRADES, ...WORKS]);
  const brought = laid("special", TERRAIN_UPGRADES);
  const known = { listId, listVersion, title, nation, bases, value, objectives, table };
  const readings = {
    ...(groves && { groves }),
    ...(roadOrder && { roadOrder }),
    ...(objectiveProposal && { objectiveProposal }),
    ...(objectiveShares && { objectiveShares }),
  };
  return { ...known, ...readings, bought, brought };
}
