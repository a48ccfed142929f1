import { CARD_FIGURES, separateOrders } from "@/lib/domain/bogowie-wojny/list/card-figures";
import { rosterAids } from "@/lib/domain/bogowie-wojny/list/roster-aids";
import { formationTitle, generalTitle } from "@/lib/domain/bogowie-wojny/list/roster-text";
import type { RosterFormation, RosterView } from "@/lib/domain/bogowie-wojny/list/roster-view";
import { commanderLines, generalLine } from "./division-part";
import type { RosterCommander } from "./printed-lines";
import type { RosterWords } from "./roster-words";
import { shortened } from "./shortened";
import type { Card } from "./table-sheets";

/** An army with the words to describe it. */
interface Told {
  readonly view: RosterView;
  readonly words: RosterWords;
}

/** Cards for the commander-in-chief and corps commanders, who give orders [5.2, 5.5]. */
export function chiefCards(view: RosterView, words: RosterWords): Card[] {
  const { sheets } = words;
  const separate = { label: sheets("cards.separate"), first: "", all: "" };
  return commanderLines(view, words).flatMap((who, i) => {
    const isChief = i === 0;
    const initiative = { label: sheets("cards.initiative"), first: "", all: "" };
    const giver = isChief ? "commander-in-chief" : "corps-commander";
    return cardsOf(view, {
      who: brief(who),
      home: isChief ? shortened(words.clean.line(view.title), LONGEST.home) : "",
      led: "",
      rows: isChief ? [initiative, separate] : [separate],
      lines: [...(isChief ? [sheets("cards.initiativeRule")] : []), separateLine(giver, words)],
      needs: needs({ view, words }),
      ticks: [...(isChief ? [sheets("cards.fought")] : []), sheets("cards.fallen")],
    });
  });
}

/**
 * Cards for a formation's general, or for the formation alone if it is led from above, in which case its orders need no
 * roll [5.3, 13.4].
 */
export function formationCards(formation: RosterFormation, { view, words }: Told): Card[] {
  const { terms, clean, sheets } = words;
  const who = generalLine(formation, words);
  const isRolled = !formation.ledFromAbove;
  const auto = sheets("cards.automatic");
  return cardsOf(view, {
    who: brief(who ?? { post: "", name: "", value: "", character: "", rule: "" }),
    home: shortened(clean.line(formationTitle(formation, terms)), LONGEST.home),
    led: who === null ? generalTitle(formation, terms) : "",
    rows: [
      { label: sheets("cards.order"), first: "", all: "" },
      { label: sheets("cards.roll"), first: auto, all: isRolled ? "" : auto },
      { label: sheets("cards.carriedOut"), first: "", all: "" },
    ],
    needs: isRolled ? needs({ view, words }) : null,
    lines: isRolled
      ? [separateLine("division-general", words)]
      : [sheets("cards.ledFromAbove", CARD_FIGURES.activation)],
    ticks: who === null ? [] : [sheets("cards.fallen")],
  });
}

const LONGEST = { name: 80, rule: 160, home: 90 } as const;

function brief(who: RosterCommander): RosterCommander {
  return {
    ...who,
    name: shortened(who.name, LONGEST.name),
    rule: shortened(who.rule, LONGEST.rule),
  };
}

/** The score needed by two dice plus the general's command value for each order, by distance [5.3]. */
function needs({ view, words: { roster, sheets, number } }: Told): Whole["needs"] {
  const { distances, orders } = rosterAids(view);
  return {
    title: sheets("cards.needs"),
    head: distances.map(({ fromCm, toCm }) =>
      toCm === null ? `${number(fromCm)}+ cm` : `${number(fromCm)}–${number(toCm)}`,
    ),
    rows: orders.map(({ order, needs: figures }) => [
      roster(`orders.${order}`),
      ...figures.map((need) => `${number(need)}+`),
    ]),
  };
}

/** The added difficulty of orders to a single regiment [5.5]. */
function separateLine(
  giver: Parameters<typeof separateOrders>[0],
  { sheets }: RosterWords,
): string {
  return sheets("cards.separateRule", separateOrders(giver));
}

type Whole = Omit<Extract<Card, { kind: "commander" }>, "kind" | "turns">;

/** Splits a commander's turns over as many cards as needed. */
function cardsOf({ format }: RosterView, whole: Whole): Card[] {
  const turns = Array.from({ length: format.turns }, (_, i) => i + 1);
  const count = Math.ceil(turns.length / TURNS_A_CARD);
  return Array.from({ length: count }, (_, i) => ({
    ...whole,
    kind: "commander",
    turns: turns.slice(i * TURNS_A_CARD, (i + 1) * TURNS_A_CARD),
  }));
}
const TURNS_A_CARD = 10;
