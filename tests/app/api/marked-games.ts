import fc from "fast-check";
import { textsOf } from "@/lib/domain/kinds/localise";
import { schemaOf } from "@/lib/domain/kinds/parse-document";

/** A seat as the API takes it. */
export type Place =
  | { readonly side: string; readonly formations?: readonly string[]; readonly name?: string }
  | { readonly spectator: true }
  | { readonly umpire: true };

/** Whether whoever has a seat may know of something. */
type Who = (reader: Reader) => boolean;

/** What a seat may know, worked out from the rules of the README alone. */
interface Reader {
  readonly is: "side" | "leader" | "public" | "umpire";
  readonly side: string;
  /** Knows the whole of its side. */
  readonly whole: boolean;
  /** The formations it leads, without those under others of them. */
  readonly led: readonly Led[];
  readonly shown: string;
}

interface Led {
  readonly id: string;
  readonly knows: "own" | "command" | "side" | null;
  readonly hasBelief: boolean;
}

const SIDES = ["red", "blue"] as const;
type Side = (typeof SIDES)[number];

const unitSpec = fc.record({
  men: fc.integer({ min: 300, max: 900 }),
  arm: fc.constantFrom("infantry", "cavalry", "artillery", "engineers"),
  hidden: fc.boolean(),
  isPlaced: fc.boolean(),
  isNoted: fc.boolean(),
});

const playerSpec = fc.record({
  knows: fc.constantFrom("own", "command", "side"),
  hasBelief: fc.boolean(),
});

const formationFields = {
  /** Like others of its side, so that only what is above it distinguishes it. */
  hasCommonName: fc.boolean(),
  hasCommander: fc.boolean(),
  hidden: fc.boolean(),
  player: fc.option(playerSpec, { nil: null }),
};

const brigadeSpec = fc.record({
  ...formationFields,
  units: fc.array(unitSpec, { minLength: 1, maxLength: 1 }),
});
const divisionSpec = fc.record({
  ...formationFields,
  units: fc.array(unitSpec, { minLength: 1, maxLength: 2 }),
  under: fc.array(brigadeSpec, { maxLength: 2 }),
});
const corpsSpec = fc.record({
  ...formationFields,
  units: fc.array(unitSpec, { minLength: 1, maxLength: 1 }),
  under: fc.array(divisionSpec, { maxLength: 2 }),
});

const who = fc.constantFrom("all", "umpire", "side:red", "side:blue");
const LEVELS = ["corps", "division", "brigade"] as const;
const subset = fc.subarray([...SIDES]);
const pick = fc.nat(1_000);

const sideSpec = fc.record({
  formations: fc.array(corpsSpec, { minLength: 1, maxLength: 2 }),
  arrivals: fc.array(
    fc.record({ brings: fc.array(pick, { minLength: 1, maxLength: 2 }), isKept: fc.boolean() }),
    { maxLength: 2 },
  ),
  seen: fc.array(pick, { maxLength: 2 }),
  ways: fc.array(fc.record({ subject: pick, isBriefed: fc.boolean() }), { maxLength: 2 }),
});

const actSpec = fc.record({
  kind: fc.constantFrom(
    ...["bound", "orders", "orders", "message", "message", "write", "settle", "reveal", "reveal"],
    ...["zone", "place", "answer", "back"],
  ),
  a: pick,
  b: pick,
  c: pick,
});

/** A game in numbers, from which `buildScenario` and the test make one. */
export const gameSpec = fc.record({
  sides: fc.tuple(sideSpec, sideSpec),
  features: fc.array(
    fc.record({
      kind: fc.constantFrom("wood", "place", "building", "stream", "hedge"),
      hiddenFrom: subset,
    }),
    {
      maxLength: 4,
    },
  ),
  events: fc.array(fc.record({ toldTo: who, knownTo: who, isWeather: fc.boolean() }), {
    maxLength: 3,
  }),
  objectives: fc.array(
    fc.record({
      knownTo: who,
      about: fc.constantFrom("words", "point", "feature", "formation", "time", "losses", "exit"),
      counts: fc.constantFrom("end", "each-bound"),
      of: pick,
    }),
    {
      maxLength: 3,
    },
  ),
  shownToAll: fc.constantFrom("armies", "names", "ground", "side:red"),
  lengthSecret: fc.boolean(),
  hasOrigin: fc.boolean(),
  isVariant: fc.boolean(),
  leads: fc.array(
    fc.record({ side: fc.nat(1), led: fc.array(pick, { minLength: 1, maxLength: 2 }) }),
    {
      minLength: 2,
      maxLength: 4,
    },
  ),
  before: fc.array(actSpec, { maxLength: 4 }),
  acts: fc.array(actSpec, { minLength: 6, maxLength: 12 }),
  isEnded: fc.boolean(),
});
export type GameSpec = typeof gameSpec extends fc.Arbitrary<infer Spec> ? Spec : never;
type CorpsSpec = GameSpec["sides"][number]["formations"][number];
/** Of whatever level. */
interface FormationSpec extends Omit<CorpsSpec, "under"> {
  readonly under?: readonly FormationSpec[];
}
type UnitSpec = CorpsSpec["units"][number];

/** Words that stand for private texts, each with who may know it. */
export class Marks {
  private readonly known = new Map<string, { readonly word: string; readonly who: Who }>();

  /** The word of a text, the same for the same key. */
  of(key: string, who: Who): string {
    const word = this.known.get(key)?.word ?? `q${String(this.known.size + 1_000)}z`;
    this.known.set(key, { word, who });
    return word;
  }

  /** The word that was made for a key. */
  wordOf(key: string): string {
    return this.known.get(key)?.word ?? "";
  }

  /** All words that a seat may read, in order. */
  knownTo(reader: Reader): string[] {
    return [...this.known.values()].flatMap(({ word, who }) => (who(reader) ? [word] : [])).sort();
  }
}

/** The marked words in a text, each once, in order; random keys and ids, which may look like one, are passed over. */
export function wordsIn(text: string): string[] {
  const written = text.replace(/"[\w-]{16,}"/g, '""').toLowerCase();
  return [...new Set(written.match(/q\d{4}z/g) ?? [])].sort();
}

/** A scenario with every text in Danish as well, where marked words begin with another letter. */
export function translated(document: object): object {
  const texts = textsOf(schemaOf("scenario").parse(document)).map(({ key, text }) => {
    return [key, text.replace(/q(\d{4}z)/g, "r$1")];
  });
  return { ...document, translations: { da: { texts: Object.fromEntries(texts) } } };
}

/** The marked words in a Danish text as they are in the original. */
export function wordsInDanish(text: string): string[] {
  return wordsIn(text.replace(/r(\d{4}z)/g, "q$1"));
}

/** The ids of the formations of a side, and of its units. */
export function idsOf(spec: GameSpec, side: number) {
  const all = formationsOf(spec, SIDES[side] ?? "red");
  return {
    formations: all.map(({ id }) => id),
    units: all.flatMap(({ id, formation }) => formation.units.map((_, k) => `${id}-u${k}`)),
  };
}

interface Formation {
  readonly id: string;
  readonly formation: FormationSpec;
}

/** The formations of a side, each before those under it. */
function formationsOf(spec: GameSpec, side: Side): Formation[] {
  const from = (above: string, list: readonly FormationSpec[]): Formation[] =>
    list.flatMap((formation, i) => {
      const id = `${above}-${i}`;
      return [{ id, formation }, ...from(id, formation.under ?? [])];
    });
  return from(side, spec.sides[SIDES.indexOf(side)]?.formations ?? []);
}

/** One of a list by any number. */
export function oneOf<Item>(list: readonly Item[], n: number): Item | undefined {
  return list[n % list.length];
}

/** The seats of a game: each side's, some who lead formations, an onlooker and an umpire. */
export function placesOf(spec: GameSpec): Place[] {
  const leaders = spec.leads.map(({ side, led }, i) => {
    const { formations } = idsOf(spec, side);
    const ids = [...new Set(led.map((n) => oneOf(formations, n) ?? ""))];
    return { side: SIDES[side] ?? "red", formations: ids, name: `Seat ${i}` };
  });
  return [{ side: "red" }, { side: "blue" }, ...leaders, { spectator: true }, { umpire: true }];
}

/** What a seat may know of a scenario. */
export function readerOf(spec: GameSpec, place: Place): Reader {
  const shown = spec.shownToAll;
  const none = { side: "", whole: false, led: [], shown };
  if ("umpire" in place) return { is: "umpire", ...none, whole: true };
  if ("spectator" in place) return { is: "public", ...none };
  const { side, formations } = place;
  if (!formations) return { is: "side", side, whole: true, led: [], shown };
  const led = formations
    .filter((id) => !formations.some((other) => isUnder(id, other) && other !== id))
    .map((id): Led => {
      const found = formationsOf(spec, sideOf(id)).find((each) => each.id === id);
      const player = found?.formation.player ?? null;
      const knows = player?.knows as Led["knows"];
      return { id, knows: player ? knows : null, hasBelief: player?.hasBelief ?? false };
    });
  return { is: "leader", side, whole: led.some(({ knows }) => knows === "side"), led, shown };
}

/** Whether the id of a formation or unit is that of another or of something under it. */
function isUnder(id: string, above: string): boolean {
  return id === above || id.startsWith(`${above}-`);
}

const aboveOf = (id: string) => id.split("-").slice(0, -1).join("-");
const sideOf = (id: string) => (id.startsWith("red") ? "red" : "blue");
const isPublics = (reader: Reader, side: string) =>
  reader.is === "public" && (reader.shown === "armies" || reader.shown === `side:${side}`);
const leads = (reader: Reader, id: string) => reader.led.some((led) => isUnder(id, led.id));
const isOwn = (reader: Reader, side: string) => reader.is === "umpire" || reader.side === side;
const nobody: Who = () => false;
const umpires: Who = (reader) => reader.is === "umpire";
const wholeSide =
  (side: string): Who =>
  (reader) =>
    isOwn(reader, side) && reader.whole;

/** Those who know the troops of a formation or a unit. */
const troops =
  (id: string): Who =>
  (reader) =>
    isOwn(reader, sideOf(id)) && (reader.whole || leads(reader, id));

/** Those who know that a formation and its commander are there. */
const names =
  (id: string): Who =>
  (reader) => {
    if (troops(id)(reader)) return true;
    if (!isOwn(reader, sideOf(id))) return false;
    return reader.led.some((led) => {
      if (aboveOf(led.id) === id) return true;
      if (led.knows !== "command") return false;
      return isUnder(led.id, id) || aboveOf(led.id) === aboveOf(id);
    });
  };

const told =
  (to: string): Who =>
  (reader) => {
    if (to === "umpire") return reader.is === "umpire";
    if (to === "all") return reader.is !== "public" || reader.shown !== "ground";
    return wholeSide(to.slice("side:".length))(reader);
  };

interface Twin {
  readonly reader: Reader;
  /** The units that it sees on the map, and the ground that was revealed to it, whatever else it may know. */
  readonly needed: ReadonlySet<string>;
}

/** What is hidden from the public, its own side does not know to be so. */
function isHiddenFlagKept(twin: Twin | null): boolean {
  return twin === null || twin.reader.is === "public";
}

/**
 * The scenario of a game, whose private texts are marked words. With a `twin`, a scenario that differs in all that this
 * reader may not know, and in nothing else.
 */
export function buildScenario(spec: GameSpec, marks: Marks, twin: Twin | null = null) {
  const may = (who: Who) => twin === null || who(twin.reader);
  const only = <Item>(who: Who, item: Item): Item[] => (may(who) ? [item] : []);
  const text = (key: string, who: Who) => {
    const word = marks.of(key, who);
    return may(who) ? `About ${word}` : "Something else altogether, and longer";
  };
  const isShown = (id: string, hidden: boolean): Who => {
    return (reader) => !hidden && isPublics(reader, sideOf(id));
  };
  const either =
    (...all: readonly Who[]): Who =>
    (reader) =>
      all.some((each) => each(reader));
  const namesToAll = (hidden: boolean): Who => {
    return (reader) => !hidden && reader.is === "public" && reader.shown === "names";
  };

  let stands = 0;
  const unit = (
    id: string,
    { men, arm, hidden, isPlaced, isNoted }: UnitSpec,
    isHiddenAbove: boolean,
  ) => {
    stands += 1;
    const [column, row] = [stands % 12, Math.floor(stands / 12)];
    const isHidden = hidden || isHiddenAbove;
    const own = troops(id);
    const army = either(own, isShown(id, isHidden));
    const known = either(army, namesToAll(isHidden));
    const isNeeded = twin === null || twin.needed.has(id);
    if (!may(known) && !isNeeded) return [];
    // What another side sees of a unit is its place, its arm and its outline.
    const isReadable = may(army);
    return [
      {
        id,
        name: text(`name ${id}`, known),
        nation: isReadable ? "france" : "britain",
        arm,
        type: arm === "infantry" ? "line" : null,
        men: isReadable || isNeeded ? men : 555,
        ...(arm === "artillery" ? { guns: 8 } : {}),
        hidden: isHiddenFlagKept(twin) && hidden,
        ...(isNoted ? { note: text(`note ${id}`, own), source: text(`source ${id}`, army) } : {}),
        umpireNote: text(`umpire note ${id}`, umpires),
        valour: { row: null, pick: null, own: { value: 1, reason: text(`valour ${id}`, umpires) } },
        placement:
          isPlaced && (may(own) || isNeeded)
            ? { xCm: 10 + 12 * column, yCm: 10 + 12 * row, facingDeg: 0, formation: "line" }
            : null,
      },
    ];
  };

  const formation = (id: string, each: FormationSpec, isHiddenAbove: boolean): object[] => {
    stands += 1;
    const yCm = 5 + (stands % 50);
    const isHidden = each.hidden || isHiddenAbove;
    const own = troops(id);
    const army = isShown(id, isHidden);
    const known = either(names(id), army, namesToAll(isHidden));
    const leader = either(names(id), army);
    const units = each.units.flatMap((one, k) => unit(`${id}-u${k}`, one, isHidden));
    const under = (each.under ?? []).flatMap((one, j) => formation(`${id}-${j}`, one, isHidden));
    if (!may(known) && units.length + under.length === 0) return [];
    const level = LEVELS[id.split("-").length - 2] ?? "brigade";
    const common = `1st ${level}`;
    const word = each.hasCommonName ? common : text(`name ${id}`, known);
    const commandersPlace: Who = (reader) =>
      own(reader) ||
      (names(id)(reader) &&
        reader.led.some(
          (led) =>
            led.knows === "command" && (isUnder(led.id, id) || aboveOf(led.id) === aboveOf(id)),
        ));
    const isPlayers: Who = (reader) => umpires(reader) || reader.led.some((led) => led.id === id);
    const { player } = each;
    return [
      {
        id,
        name: may(known) ? word : "Nobody",
        level,
        nation: "france",
        hidden: isHiddenFlagKept(twin) && each.hidden,
        note: text(`note ${id}`, own),
        umpireNote: text(`umpire note ${id}`, umpires),
        commander:
          each.hasCommander && may(leader)
            ? {
                name: text(`commander ${id}`, leader),
                placement: may(commandersPlace) ? { xCm: 5, yCm } : null,
              }
            : null,
        ...(player && may(isPlayers)
          ? {
              player: {
                orders: text(`orders ${id}`, isPlayers),
                brief: text(`brief ${id}`, isPlayers),
                believedOfEnemy: player.hasBelief ? text(`belief ${id}`, isPlayers) : "",
                knows: player.knows,
              },
            }
          : {}),
        units,
        formations: under,
      },
    ];
  };

  const arrival = (side: number, n: number) => {
    const { brings: picks, isKept } = spec.sides[side]?.arrivals[n] ?? {
      brings: [],
      isKept: false,
    };
    const all = idsOf(spec, side);
    const ids = [...all.formations, ...all.units];
    const brings = [...new Set(picks.map((each) => oneOf(ids, each) ?? ""))];
    const name = SIDES[side] ?? "red";
    const knows: Who = (reader) =>
      umpires(reader) ||
      (!isKept &&
        isOwn(reader, name) &&
        (reader.whole ||
          brings.some((id) => leads(reader, id) || reader.led.some((led) => isUnder(led.id, id)))));
    const reads: Who = (reader) =>
      knows(reader) && (reader.whole || brings.every((id) => leads(reader, id)));
    const isThere: Who = (reader) =>
      reader.is !== "public" &&
      brings.some((id) => troops(id)(reader) || reader.led.some((led) => isUnder(led.id, id)));
    if (!may(knows) || !may(isThere)) return [];
    return [
      {
        id: `${name}-r${n}`,
        brings: brings.filter((id) =>
          may((reader) => troops(id)(reader) || reader.led.some((led) => isUnder(led.id, id))),
        ),
        bound: 3,
        entry: [0, 20 + 10 * n],
        note: may(reads) ? text(`arrival ${name} ${n}`, reads) : "",
        condition: may(reads) ? text(`condition ${name} ${n}`, reads) : "",
        alternatives: [
          {
            id: `${name}-r${n}-a`,
            entry: [0, 70],
            when: may(reads) ? text(`when ${name} ${n}`, reads) : "",
          },
        ],
        ...(isKept ? { keptFor: "umpire" } : {}),
      },
    ];
  };

  const seen = (side: number) => {
    const { units } = idsOf(spec, 1 - side);
    return [...new Set((spec.sides[side]?.seen ?? []).map((n) => oneOf(units, n) ?? ""))];
  };

  const side = (n: number) => {
    const id = SIDES[n] ?? "red";
    const believes: Who = (reader) =>
      umpires(reader) ||
      (reader.is === "side" && reader.side === id) ||
      (reader.side === id && reader.led.some(({ hasBelief }) => !hasBelief));
    const brief = spec.isVariant && n === 0 ? nobody : wholeSide(id);
    return {
      id,
      name: `The ${id}`,
      colour: n === 0 ? "a" : "b",
      tasks: text(`tasks ${id}`, wholeSide(id)),
      brief: text(`brief ${id}`, brief),
      believedOfEnemy: text(`belief ${id}`, believes),
      seesAtStart: may(wholeSide(id)) ? seen(n) : [],
      formations: (spec.sides[n]?.formations ?? []).flatMap((each, i) =>
        formation(`${id}-${i}`, each, false),
      ),
      reinforcements: (spec.sides[n]?.arrivals ?? []).flatMap((_, i) => arrival(n, i)),
    };
  };

  const features = spec.features.flatMap(({ kind, hiddenFrom }, i) => {
    const knows: Who = ({ is, side: own }) =>
      is === "umpire" ||
      (is === "public" ? hiddenFrom.length === 0 : !hiddenFrom.includes(own as "red"));
    const [x, y] = [100 + 15 * i, 80];
    const at =
      kind === "place"
        ? { xCm: x, yCm: y }
        : {
            points: [
              [x, y],
              [x + 10, y],
              [x + 10, y + 10],
            ],
          };
    const id = `f${i}`;
    const isRevealed = twin?.needed.has(id) && twin.reader.side !== "";
    const name = text(`feature ${i}`, knows);
    if (!may(knows) && isRevealed) {
      const hidden = {
        hiddenFrom: [twin?.reader.side],
        name: `About ${marks.wordOf(`feature ${i}`)}`,
      };
      return [{ id, kind, ...at, ...hidden }];
    }
    return only(knows, { id, kind, name, ...at, hiddenFrom: may(umpires) ? hiddenFrom : [] });
  });
  const objective = ({ knownTo, about, counts, of }: GameSpec["objectives"][number], i: number) => {
    const who = told(knownTo);
    const featureId = `f${of % Math.max(1, spec.features.length)}`;
    const { formations } = idsOf(spec, 0);
    const formationId = oneOf(formations, of) ?? "red-0";
    const whats = {
      words: { kind: "words" },
      time: { kind: "time", bound: 5 },
      point: { kind: "point", at: [40 + i, 90], radiusCm: 5 },
      feature:
        spec.features.length > 0 ? { kind: "feature", featureId, radiusCm: 5 } : { kind: "words" },
      formation: { kind: "formation", formationId },
      losses: { kind: "losses", sideId: "red", least: 2, as: "units" },
      exit: {
        kind: "exit",
        points: [
          [0, 20],
          [0, 40 + i],
        ],
      },
    };
    return only(who, {
      id: `o${i}`,
      name: text(`objective ${i}`, who),
      note: text(`how ${i}`, who),
      what: whats[about as "words"],
      worth: [{ side: "red", points: 3 + i }],
      counts,
      knownTo,
    });
  };

  const ways = SIDES.flatMap((id, n) =>
    (spec.sides[n]?.ways ?? []).flatMap(({ subject, isBriefed }, i) => {
      const all = idsOf(spec, n);
      const subjectId = oneOf([...all.formations, ...all.units], subject) ?? "";
      const who: Who = (reader) => umpires(reader) || (isBriefed && troops(subjectId)(reader));
      return only(who, {
        ...{ id: `w-${id}-${i}`, subjectId, name: text(`way ${id} ${i}`, who) },
        keptFor: isBriefed ? "side" : "umpire",
        places: [
          [20, 100],
          [60, 100],
        ],
      });
    }),
  );

  const isOpen = spec.features.every(({ hiddenFrom }) => hiddenFrom.length === 0);
  const publics: Who = (reader) => umpires(reader) || reader.is === "public";
  const variant = {
    id: "v",
    name: "An evening",
    note: spec.isVariant ? "" : text("variant", publics),
    changes: spec.isVariant
      ? [{ is: "set", of: "red", at: "/brief", value: text("variant's brief", wholeSide("red")) }]
      : [],
  };
  return {
    kind: "scenario",
    schemaVersion: 1,
    language: "en",
    title: "A marked game",
    commonKnowledge: text("common", () => true),
    umpireNotes: text("umpire notes", umpires),
    umpireActs: only(umpires, { id: "act", bound: 1, text: text("act", umpires) }),
    bounds: !spec.lengthSecret || may(umpires) ? 8 : 11,
    startTime: "11:00",
    shownToAll: twin && twin.reader.is !== "public" ? "ground" : spec.shownToAll,
    settings: { lengthSecret: spec.lengthSecret },
    sides: SIDES.map((_, n) => side(n)),
    plannedWays: ways,
    events: spec.events.flatMap(({ toldTo, knownTo, isWeather }, i) => {
      const who = told(knownTo);
      return only(who, {
        ...{ id: `e${i}`, kind: "message", bound: 2, text: text(`event ${i}`, who) },
        ...(isWeather ? { kind: "weather", sightCm: 40 + i } : {}),
        ...{ toldTo: may(umpires) ? toldTo : "umpire", knownTo },
      });
    }),
    victory: {
      objectives: spec.objectives.flatMap(objective),
      levels: only(told("all"), { id: "l", name: text("level", told("all")), threshold: 2 }),
    },
    map: {
      widthCm: 180,
      depthCm: 120,
      features,
      ...(spec.hasOrigin && (twin === null || twin.reader.is !== "public" || isOpen)
        ? {
            origin: {
              kind: "map",
              id: "m",
              title: text(
                "origin",
                (reader) => umpires(reader) || (reader.is === "public" && isOpen),
              ),
              author: "A",
              version: 1,
            },
          }
        : {}),
    },
    variants: [variant],
  };
}
