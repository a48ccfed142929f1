import {
  type RosterAids as Aids,
  rosterAids as aidsOf,
  ROSTER_FIGURES,
  type Worth,
} from "@/lib/domain/bogowie-wojny/list/roster-aids";
import type { RosterView } from "@/lib/domain/bogowie-wojny/list/roster-view";
import type { RosterWords } from "./roster-words";
import type { RosterAids } from "./sheet";

/** The aids that a player looks up and ticks during play, in words. */
export function aidsPart(view: RosterView, words: RosterWords): RosterAids {
  const aids = aidsOf(view);
  const { roster } = words;
  return {
    orders: orders(aids, words),
    turns: turns(aids, words),
    morale: morale(aids, { view, words }),
    victory: victory(aids, { view, words }),
    rules: {
      title: roster("rules.title"),
      lines: aids.reminders.map(({ code, chapter, figures }) => [
        chapter,
        roster(`rules.${code}`, figures),
      ]),
    },
  };
}

/** An army with the words to describe it. */
interface Told {
  readonly view: RosterView;
  readonly words: RosterWords;
}

function turns(
  { turns: count, phases }: Aids,
  { roster, tables }: RosterWords,
): RosterAids["turns"] {
  return {
    title: roster("turns.title"),
    rule: roster("turns.rule"),
    count,
    note: roster("turns.note"),
    phases: phases.map(({ phase, steps }) => [
      tables(`turn.section.${phase}`),
      steps.map((step) => tables(`turn.row.${step}`)).join(" · "),
    ]),
  };
}

function orders(aids: Aids, { roster, number }: RosterWords): RosterAids["orders"] {
  const distances = aids.distances.map(({ fromCm, toCm }) =>
    toCm === null ? `${number(fromCm)}+ cm` : `${number(fromCm)}–${number(toCm)} cm`,
  );
  return {
    title: roster("orders.title"),
    rule: roster("orders.rule"),
    head: ["", ...distances],
    rows: aids.orders.map(({ order, needs, bonus }) => ({
      order: roster(`orders.${order}`),
      effect: roster(`orders.effect.${order}`, { bonus }),
      needs: needs.map((need) => `${number(need)}+`),
    })),
    note: roster("orders.note"),
    none: roster("orders.none"),
    characters: aids.characters.map((character) =>
      roster(`characters.${character}`, ROSTER_FIGURES.characters),
    ),
  };
}

function morale(aids: Aids, { view, words }: Told): RosterAids["morale"] {
  const { roster, terms, signed } = words;
  const { armyMorale, bases, losses } = view.summary;
  return {
    title: roster("morale.title"),
    rule: roster("morale.rule"),
    levels: aids.levels.map(({ level, modifier, isStart }) => ({
      name: terms(`levels.${level}`),
      modifier: modifier === null ? roster("morale.flees") : signed(modifier),
      start: isStart ? roster("morale.start") : "",
    })),
    lost: roster("morale.lost"),
    bases: bases.total,
    quarter: losses.quarterBases,
    half: losses.halfBases,
    when: roster("morale.conditions", ROSTER_FIGURES.morale),
    conditions: aids.conditions.map((condition) =>
      roster(`conditions.${condition}`, { bases: losses.halfBases }),
    ),
    notes: [roster("morale.rise"), roster("morale.number", { n: armyMorale })],
  };
}

function victory(aids: Aids, { view, words }: Told): RosterAids["victory"] {
  const { roster, number } = words;
  const own = { value: view.summary.armyValue, half: aids.halfValue };
  return {
    title: roster("victory.title"),
    rule: roster("victory.rule"),
    head: [roster("victory.tally"), roster("victory.points")],
    rows: aids.victory.map(({ item, worth }) => [
      roster(`victory.items.${item}`),
      worthWords(worth, words),
    ]),
    total: roster("victory.total"),
    notes: [roster("victory.contested"), roster("victory.own", own)],
    bands: aids.bands.map(({ id, from }) => [number(from), roster(`victory.bands.${id}`)]),
  };
}

function worthWords({ manner, figure }: Worth, { roster, number }: RosterWords): string {
  if (manner === "each") return `× ${number(figure)}`;
  if (manner === "once") return number(figure);
  return manner === "share" ? roster("victory.share", { percent: figure }) : roster("victory.half");
}
