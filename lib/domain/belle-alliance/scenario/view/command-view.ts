import type { FormationNode } from "../formation";
import type { Scenario } from "../scenario";
import type { CommandView, NeighbourView } from "../scenario-view";
import type { Side } from "../side";
import { formationsUnder } from "../visible-tree";
import { type Reader, readerOf } from "./reader";

type Commander = Extract<Reader, { readonly for: "commander" }>;

/**
 * What the players of a side's formations receive, as far as this reader may see it; null if they may see none of it.
 */
export function commandViews(
  side: Side,
  scenario: Scenario,
  reader: Reader,
): readonly CommandView[] | null {
  if (reader.for === "commander") return [commandView(reader, side)];
  if (reader.for !== "umpire") return null;
  const { id: sideId } = side;
  return formationsUnder(side.formations).flatMap(({ id: formationId, player }) => {
    if (!player) return [];
    const led = readerOf(scenario, { for: "commander", sideId, formationId });
    return led.for === "commander" ? [commandView(led, side)] : [];
  });
}

function commandView(reader: Commander, side: Side): CommandView {
  const { own, player } = reader;
  const { id, name, level, commander } = own;
  const { orders, brief, knows, believedOfEnemy } = player;
  return {
    id,
    name,
    level,
    commander: commander && { name: commander.name, efficiency: commander.efficiency },
    orders,
    brief,
    knows,
    believedOfEnemy: believedOfEnemy.trim() === "" ? side.believedOfEnemy : believedOfEnemy,
    neighbours: neighboursOf(reader),
  };
}

function neighboursOf({ player, above, beside }: Commander): NeighbourView[] {
  if (player.knows === "own") return above.slice(-1).map((each) => neighbour(each, "above"));
  return [
    ...above.map((each) => neighbour(each, "above")),
    ...beside.map((each) => neighbour(each, "beside")),
  ];
}

function neighbour(
  { name, level, commander }: FormationNode,
  stands: NeighbourView["stands"],
): NeighbourView {
  return { name, level, commander: commander?.name ?? "", stands };
}
