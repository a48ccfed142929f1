import type { BattleArea } from "@/lib/rules/bogowie-wojny/battle-area";
import type { TableCm } from "@/lib/rules/bogowie-wojny/piece-count";
import type { Language } from "../../document/language";
import type { Battlefield } from "./battlefield";
import { basesOn, deploymentZones } from "./operational-base";

/** An empty table with operational bases and deployment zones, to be filled by people; the south has the initiative. */
export function newBattlefield(about: {
  readonly title: string;
  readonly language: Language;
  readonly table: TableCm;
  readonly area: BattleArea;
}): Battlefield {
  const { title, language, table, area } = about;
  return {
    kind: "map",
    schemaVersion: 1,
    system: "bogowie-wojny",
    title,
    language,
    notes: "",
    seed: null,
    table: { widthCm: table.widthCm, depthCm: table.depthCm },
    area,
    initiative: "south",
    pieces: [],
    crossings: [],
    fieldWorks: [],
    roads: [],
    bases: basesOn(table),
    deploymentZones: deploymentZones(),
    objectives: [],
  };
}
