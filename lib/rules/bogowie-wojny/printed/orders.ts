import { LABEL_CELL, NO_CELL, wordsCell } from "@/lib/rules/printed/cell";
import { heading } from "@/lib/rules/printed/printed-table";
import { type Cell, factorCell, printedRow, printedTable, targetCell } from "../printed-table";
import { MANOEUVRES } from "../tables/manoeuvres";
import {
  ACTIVATION_TABLE,
  type Activation,
  FIRST_ORDER_STEP,
  ORDER_BONUSES,
  ORDER_DISTANCES,
  ORDER_GIVERS,
  ORDER_STEP,
  ORDER_TABLE,
  ORDERS,
} from "../tables/orders";
import {
  CHANGE_FRONT_BEYOND_CM,
  FORM_SQUARE_BEYOND_CM,
  REACTIONS,
  type Reaction,
} from "../tables/reactions";
import { TURN_PHASES } from "../tables/turn";

/** The result two dice must reach for an order to be carried out [5.3]. */
export const ORDERS_TABLE = printedTable({
  id: "orders",
  chapter: "5.3",
  columns: ["order", ...ORDER_DISTANCES.map(({ id }) => id)],
  rows: ORDERS.map((id) =>
    printedRow({
      table: "orders",
      id,
      cells: {
        order: LABEL_CELL,
        ...Object.fromEntries(
          ORDER_DISTANCES.map((distance) => [
            distance.id,
            targetCell(ORDER_TABLE[id][distance.id]),
          ]),
        ),
      },
    }),
  ),
  notes: ["measure", "command", "failed", "first-turn", "every-turn"],
  doubts: ["missing-plus"],
  paragraphs: ["5.3", "5.6", "5.9"],
});

/** The sequence of a turn [4.2]. */
export const TURN_TABLE = printedTable({
  id: "turn",
  chapter: "4.2",
  columns: ["step", "played"],
  sections: TURN_PHASES.map(({ id }) => heading(id)),
  rows: TURN_PHASES.flatMap(({ id: section, played, steps }) =>
    steps.map((id) =>
      printedRow({
        table: "turn",
        id,
        section,
        cells: { step: LABEL_CELL, played: wordsCell(`turn.played.${played}`) },
      }),
    ),
  ),
  notes: ["length"],
  doubts: ["organisation"],
  paragraphs: ["4.1", "4.2", "5.3", "7.1", "8.1", "10.1", "11.1"],
});

const KINDS = [...ORDERS, "none"] as const;
const BONUSES: Readonly<Partial<Record<(typeof KINDS)[number], Cell>>> = {
  defence: wordsCell("order-kinds.bonus.defence", {
    dice: ORDER_BONUSES.defence.fightingValue,
  }),
  move: wordsCell("order-kinds.bonus.move", { cm: ORDER_BONUSES.move.moveCm }),
};

/** What each order permits, and the bonus it gives [5.4]. */
export const ORDER_KINDS_TABLE = printedTable({
  id: "order-kinds",
  chapter: "5.4",
  columns: ["order", "movement", "attacks", "bonus"],
  rows: KINDS.map((id) =>
    printedRow({
      table: "order-kinds",
      id,
      cells: {
        order: LABEL_CELL,
        movement: wordsCell(`order-kinds.movement.${id}`),
        attacks: wordsCell(`order-kinds.attacks.${id}`),
        bonus: BONUSES[id] ?? NO_CELL,
      },
    }),
  ),
  notes: ["fire", "pushed-out"],
  doubts: ["square-bonus"],
  paragraphs: ["2.7", "5.4", "6.3", "10.9", "10.40"],
  wide: true,
});

const COLUMNS = ["first", "second", "third"] as const;

/** How much harder each further order to a single regiment or battalion is [5.5]. */
export const INDIVIDUAL_ORDERS_TABLE = printedTable({
  id: "individual-orders",
  chapter: "5.5",
  columns: ["giver", ...COLUMNS],
  rows: ORDER_GIVERS.map((id) =>
    printedRow({
      table: "individual-orders",
      id,
      cells: {
        giver: LABEL_CELL,
        ...Object.fromEntries(
          COLUMNS.map((column, place) => [
            column,
            factorCell(FIRST_ORDER_STEP[id] + place * ORDER_STEP),
          ]),
        ),
      },
    }),
  ),
  notes: ["more", "thirteen", "whom", "failed"],
  paragraphs: ["5.5", "6.3"],
});

const TESTS: readonly Activation[] = ["activation", "handover"];

/** The result two dice must reach for a regiment to act, or to be handed over to another general [5.7, 5.8]. */
export const REGIMENT_ACTIVATION_TABLE = printedTable({
  id: "activation",
  chapter: "5.7",
  columns: ["test", "near", "far"],
  rows: TESTS.map((id) => {
    const { near, far } = ACTIVATION_TABLE[id];
    return printedRow({
      table: "activation",
      id,
      cells: {
        test: LABEL_CELL,
        near: near === null ? wordsCell("value.automatic") : targetCell(near),
        far: targetCell(far),
      },
    });
  }),
  notes: ["inactive", "own-orders", "command", "handover", "first-turn"],
  paragraphs: ["5.7", "5.8", "5.9"],
});

/** How much of a unit's movement manoeuvres and terrain cost [7.6]. */
export const MANOEUVRES_TABLE = printedTable({
  id: "manoeuvres",
  chapter: "7.6",
  columns: ["manoeuvre", "cost"],
  sections: [heading("manoeuvres"), heading("terrain")],
  rows: MANOEUVRES.map(({ id, group, cost: { kind, ...figures } }) =>
    printedRow({
      table: "manoeuvres",
      id,
      section: group,
      cells: {
        manoeuvre: LABEL_CELL,
        cost: wordsCell(`passage.${kind}`, figures as Readonly<Record<string, number>>),
      },
    }),
  ),
  notes: ["oblique", "squares", "order", "ready", "guns", "works", "pivot"],
  doubts: ["light-infantry", "example"],
  paragraphs: ["2.4", "3.5", "7.3", "7.4", "7.5", "7.6", "7.7", "7.8", "7.9", "9.1"],
});

const FIGURES: Readonly<Partial<Record<Reaction, Readonly<Record<string, number>>>>> = {
  "change-front": CHANGE_FRONT_BEYOND_CM,
  "form-square": { cm: FORM_SQUARE_BEYOND_CM },
};

/** How an attacked unit may answer [10.9]. */
export const REACTIONS_TABLE = printedTable({
  id: "reactions",
  chapter: "10.9",
  columns: ["reaction", "condition", "effect"],
  rows: REACTIONS.map((id) =>
    printedRow({
      table: "reactions",
      id,
      cells: {
        reaction: LABEL_CELL,
        condition: wordsCell(`reactions.condition.${id}`, FIGURES[id]),
        effect: wordsCell(`reactions.effect.${id}`),
      },
    }),
  ),
  notes: ["orders", "in-melee", "redirected"],
  doubts: ["failed-square"],
  paragraphs: ["10.3", "10.4", "10.5", "10.9", "10.15"],
  wide: true,
});
