import { newBattlefield } from "@/lib/domain/bogowie-wojny/field/new-battlefield";
import {
  type BattleScenario,
  battleScenarioSchema,
} from "@/lib/domain/bogowie-wojny/scenario/battle-scenario";
import { FORMAT_32_8 } from "@/lib/rules/bogowie-wojny/format";

/** A complete scenario in which every text is a word of its own. */
export const RASZYN: BattleScenario = battleScenarioSchema.parse({
  kind: "scenario",
  schemaVersion: 1,
  system: "bogowie-wojny",
  title: "Raszyn",
  language: "pl",
  place: "Falenty",
  date: "1809-04-19",
  summary: "WORD-summary",
  commonKnowledge: "WORD-common",
  specialRules: "WORD-rules",
  umpireNotes: "SECRET-umpire",
  battlefield: {
    id: "field",
    version: 3,
    ground: {
      ...newBattlefield({
        title: "Staw i grobla",
        language: "pl",
        table: { widthCm: 180, depthCm: 120 },
        area: "plains",
      }),
      pieces: [
        {
          id: "wood",
          name: "Olszyna",
          kind: "wood",
          placedBy: "south",
          points: [
            [80, 50],
            [100, 50],
            [90, 70],
          ],
        },
      ],
    },
  },
  turns: 8,
  forces: ["polish", "austrian"].map((id) => ({
    id,
    name: `The ${id} side`,
    nation: id === "polish" ? "duchy-of-warsaw" : "austria",
    format: FORMAT_32_8,
    list: {
      id: `list-${id}`,
      version: 2,
      title: `SECRET-list-${id}`,
      unitPoints: 32,
      upgradePoints: 8,
      bases: 20,
    },
    tasks: `SECRET-tasks-${id}`,
    brief: `SECRET-brief-${id}`,
    believedOfEnemy: `SECRET-believed-${id}`,
  })),
  objectives: [
    { id: "main", role: "main", pieceId: "wood" },
    { id: "dyke", role: "secondary", text: "Grobla", points: 5 },
  ],
});
