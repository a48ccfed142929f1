import { type Scenario, scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";

/** A scenario with nothing but a title. */
export const emptyScenario: Scenario = scenarioSchema.parse({
  kind: "scenario",
  schemaVersion: 1,
  title: "Untouched",
  language: "en",
});

const DANISH_BRIEF = `Fjenden står ved **Sehested** med en ukendt styrke. Korpset skal *i aften* være over Ejderkanalen.

1. Tag broen, før den brændes.
2. Hold skovbrynet mod øst.

> Prinsen har givet sit ord på, at trænet følger.

Se [kortet](https://example.org/kort) og husk: \`ingen tilbagetog\`.`;

/** A game for an evening, with a hidden ford, a hidden unit, reinforcements and both sides' papers. */
export const sehested: Scenario = scenarioSchema.parse({
  kind: "scenario",
  schemaVersion: 1,
  title: "Sehested – gennembruddet ved Ejderkanalen",
  language: "da",
  battle: "Slaget ved Sehested",
  date: "1813-12-10",
  place: "Sehested, Holsten",
  summary: "Det danske auxiliærkorps slår sig igennem mod Rendsborg.",
  commonKnowledge: "Frost og tøsne. Markerne er bløde; **kanalen** kan kun passeres ved broerne.",
  umpireNotes: "UMPIRE-ONLY: lad vadestedet være ukendt, til nogen leder.",
  credits: "Efter J. V. Christensen. Tak til klubben i Aarhus.",
  startTime: "09:00",
  bounds: 24,
  settings: {},
  sides: [
    {
      id: "danes",
      name: "Det danske auxiliærkorps",
      colour: "a",
      tasks: "DANE-TASK Bryd igennem til Rendsborg med mindst to tredjedele af styrken.",
      brief: `DANE-BRIEF ${DANISH_BRIEF}`,
      believedOfEnemy: "DANE-BELIEF Wallmodens avantgarde: tre bataljoner og noget rytteri.",
      formations: [
        {
          id: "aux",
          name: "Auxiliærkorpset",
          level: "corps",
          nation: "denmark",
          commander: {
            name: "Prins Frederik af Hessen",
            efficiency: "very-efficient",
            placement: { xCm: 150, yCm: 20 },
          },
          formations: [
            {
              id: "brig1",
              name: "2. brigade Schulenburg",
              level: "brigade",
              commander: { name: "Generalmajor Schulenburg" },
              note: "Marcherer forrest.",
              units: [
                infantry("d1", "1. bataljon Oldenborg", 612, [40, 40, 20]),
                infantry("d2", "2. bataljon Oldenborg", 590, [70, 42, 15]),
                infantry("d3", "1. bataljon Dronningens livregiment", 655, [98, 44, 0]),
                infantry("d4", "Holstenske skarpskyttere", 408, [55, 62, 30], {
                  type: "jaeger",
                  weapon: "rifle",
                  light: true,
                  marksmen: true,
                  estimate: true,
                }),
              ],
            },
            {
              id: "brig2",
              name: "Rytterbrigade",
              level: "brigade",
              commander: { name: "Oberst Engelsted", efficiency: "very-inefficient" },
              units: [
                cavalry("d5", "Fynske lette dragoner", 412, [30, 20, 45]),
                cavalry("d6", "Polske lansenerer", 188, [120, 22, 10], {
                  type: "lancer",
                  lance: true,
                }),
              ],
            },
          ],
          units: [battery("d7", "Batteri Gerstenberg", 8, 6, [84, 30, 0])],
        },
      ],
      reinforcements: [
        {
          id: "dr1",
          brings: ["brig2"],
          bound: 5,
          entry: [180, 30],
          note: "I marchkolonne ad vejen.",
        },
      ],
    },
    {
      id: "allies",
      name: "Wallmodens korps",
      colour: "b",
      tasks: "ALLY-TASK Hold Sehested.",
      brief: "ALLY-BRIEF Danskerne er ved at falde tilbage.",
      believedOfEnemy: "ALLY-BELIEF Højst fire tusind mand.",
      formations: [
        {
          id: "wall",
          name: "ALLY-CORPS Wallmoden",
          level: "corps",
          commander: { name: "ALLY-COMMANDER Graf Wallmoden", placement: { xCm: 30, yCm: 20 } },
          units: [
            infantry("a1", "ALLY-UNIT Bremen-Verden", 702, [60, 95, 180], { nation: "hanover" }),
            infantry("a2", "ALLY-UNIT Lauenburg", 540, [95, 98, 190], {
              nation: "hanover",
              hidden: true,
              umpireNote: "ALLY-UMPIRE-NOTE står skjult i skoven",
              source: "ALLY-SOURCE Quistorp, Geschichte der Nord-Armee",
            }),
            cavalry("a3", "ALLY-UNIT Mecklenburgske jægere", 320, [130, 92, 200], {
              nation: "mecklenburg",
              type: "chasseur",
            }),
            battery("a4", "ALLY-UNIT Wiering", 6, 9, [75, 104, 180]),
          ],
        },
      ],
      reinforcements: [
        { id: "ar1", brings: ["a3"], bound: 8, entry: [0, 100], note: "ALLY-ARRIVAL" },
      ],
    },
  ],
  map: {
    widthCm: 180,
    depthCm: 120,
    note: "Tegnet efter beskrivelser, ikke efter målebord.",
    features: [
      { kind: "hill", id: "h1", name: "Galgenberg", level: 1, points: ringAround(60, 90, 34, 20) },
      { kind: "hill", id: "h2", level: 2, points: ringAround(62, 91, 18, 10) },
      { kind: "wood", id: "w1", name: "Holtsee skov", points: ringAround(140, 70, 24, 18) },
      { kind: "ground", id: "g1", ground: "marsh", points: ringAround(30, 55, 16, 8) },
      { kind: "ground", id: "g2", ground: "ploughed", points: ringAround(150, 28, 18, 10) },
      {
        kind: "stream",
        id: "s1",
        name: "Ejderkanalen",
        widthCm: 3,
        points: [
          [0, 66],
          [45, 70],
          [90, 66],
          [135, 50],
          [180, 52],
        ],
      },
      {
        kind: "crossing",
        id: "c1",
        crossing: "wood-bridge",
        points: [
          [88, 63],
          [90, 70],
        ],
      },
      {
        kind: "crossing",
        id: "c2",
        name: "ALLY-SECRET-FORD",
        crossing: "ford",
        hiddenFrom: ["danes"],
        points: [
          [133, 48],
          [136, 54],
        ],
      },
      {
        kind: "road",
        id: "r1",
        surface: "paved",
        points: [
          [180, 20],
          [130, 30],
          [92, 50],
          [89, 66],
          [80, 100],
          [70, 120],
        ],
      },
      {
        kind: "road",
        id: "r2",
        points: [
          [0, 30],
          [50, 40],
          [92, 50],
        ],
      },
      {
        kind: "building",
        id: "b1",
        name: "Kirken",
        material: "strong-stone",
        points: [
          [84, 74],
          [89, 74],
          [89, 79],
          [84, 79],
        ],
      },
      {
        kind: "building",
        id: "b2",
        material: "wood",
        reinforced: true,
        points: [
          [93, 74],
          [97, 74],
          [97, 77],
          [93, 77],
        ],
      },
      {
        kind: "wall",
        id: "v1",
        height: "1-2m",
        points: [
          [82, 72],
          [91, 72],
          [91, 81],
          [82, 81],
          [82, 72],
        ],
      },
      {
        kind: "hedge",
        id: "e1",
        hedge: "holstein-hedge",
        points: [
          [20, 20],
          [50, 24],
          [80, 18],
        ],
      },
      {
        kind: "fence",
        id: "f1",
        fence: "ditch",
        points: [
          [110, 10],
          [140, 12],
        ],
      },
      {
        kind: "field-work",
        id: "k1",
        work: "abatis",
        points: [
          [24, 84],
          [40, 80],
          [52, 84],
        ],
      },
      {
        kind: "field-work",
        id: "k2",
        work: "chevaux-de-frise",
        points: [
          [104, 20],
          [122, 24],
        ],
      },
      {
        kind: "field-work",
        id: "k3",
        work: "barricade",
        points: [
          [86, 60],
          [92, 60],
        ],
      },
      {
        kind: "field-work",
        id: "k4",
        work: "emplacement",
        points: [
          [150, 36],
          [130, 40],
        ],
      },
      {
        kind: "field-work",
        id: "k5",
        points: [
          [10, 50],
          [24, 52],
        ],
      },
      { kind: "place", id: "p1", name: "Sehested", xCm: 90, yCm: 84 },
      { kind: "place", id: "p2", name: "Holtsee", xCm: 150, yCm: 88, minor: true },
    ],
  },
  acceptedFindings: [{ code: "valour-doubtful", subject: "d4", reason: "Efter kilden." }],
});

/** A game for a day: `brigades` brigades on each side, each of four battalions, with batteries and cavalry. */
export function greatBattle(brigades: number): Scenario {
  return scenarioSchema.parse({
    ...sehested,
    title: "The attack on the left centre",
    language: "en",
    map: { ...sehested.map, widthCm: 230, depthCm: 190 },
    sides: sehested.sides.map((side, s) => ({
      ...side,
      reinforcements: [],
      formations: [
        {
          id: `${side.id}-army`,
          name: `${side.name}, army`,
          level: "army",
          commander: { name: "The Commander-in-Chief" },
          formations: Array.from({ length: Math.ceil(brigades / 3) }, (_, d) => ({
            id: `${side.id}-div${d}`,
            name: `${d + 1}th Division`,
            level: "division",
            commander: { name: `Lieutenant-General No. ${d + 1}` },
            formations: Array.from({ length: 3 }, (_, b) => brigade(side.id, d * 3 + b, s)),
          })),
        },
      ],
    })),
  });
}

function brigade(sideId: string, index: number, s: number) {
  const x = 14 + (index % 9) * 24;
  const y = s === 0 ? 40 + Math.floor(index / 9) * 18 : 150 - Math.floor(index / 9) * 18;
  const facing = s === 0 ? 0 : 180;
  const unit = (n: number) => `${sideId}-b${index}-u${n}`;
  return {
    id: `${sideId}-b${index}`,
    name: `${index + 1}th Brigade`,
    level: "brigade",
    commander: { name: `Major-General No. ${index + 1}` },
    units: [
      ...[0, 1, 2].map((n) =>
        infantry(
          unit(n),
          `${n + 1}/${index + 11}th Regiment of Foot`,
          580 + n * 31,
          [x + n * 7, y + n * 3, facing],
          {
            nation: s === 0 ? "france" : "britain",
            source: n === 0 ? "Siborne, History of the War, appendix" : "Morning states",
            placement: {
              xCm: x + n * 7,
              yCm: y + n * 3,
              facingDeg: facing,
              formation: "column-of-attack",
            },
          },
        ),
      ),
      battery(unit(3), `Battery No. ${index + 1}`, 8, 6, [x + 8, y + 12, facing]),
    ],
  };
}

type Place = readonly [x: number, y: number, facing: number];

function infantry(id: string, name: string, men: number, [x, y, facing]: Place, more: object = {}) {
  const placement = { xCm: x, yCm: y, facingDeg: facing, formation: "line" };
  return {
    id,
    name,
    nation: "denmark",
    arm: "infantry",
    type: "line",
    weapon: "musket",
    men,
    placement,
    ...more,
  };
}

function cavalry(id: string, name: string, men: number, [x, y, facing]: Place, more: object = {}) {
  const placement = { xCm: x, yCm: y, facingDeg: facing, formation: "line" };
  return {
    id,
    name,
    nation: "denmark",
    arm: "cavalry",
    type: "light-dragoon",
    weight: "light",
    weapon: "carbine",
    battalionsOrSquadrons: 3,
    men,
    placement,
    ...more,
  };
}

function battery(id: string, name: string, guns: number, calibrePd: number, [x, y, facing]: Place) {
  const placement = { xCm: x, yCm: y, facingDeg: facing, formation: "line" };
  return {
    id,
    name,
    nation: "denmark",
    arm: "artillery",
    type: "foot-artillery",
    guns,
    calibrePd,
    men: 150,
    placement,
  };
}

function ringAround(x: number, y: number, width: number, depth: number): [number, number][] {
  return Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6;
    const wobble = 1 + 0.12 * Math.sin(i * 2.3);
    return [x + (width / 1) * wobble * Math.cos(angle), y + depth * wobble * Math.sin(angle)];
  });
}
