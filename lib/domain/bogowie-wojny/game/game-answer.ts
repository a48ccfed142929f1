import { z } from "zod";
import { COMMANDER_LOTS } from "@/lib/rules/bogowie-wojny/commander-draw";
import { ARMY_NATIONS } from "@/lib/rules/bogowie-wojny/nation";
import { VICTORY_BANDS, VICTORY_ITEMS } from "@/lib/rules/bogowie-wojny/tables/victory";
import { pinnedBookSchema } from "../list/army-list";
import { formatSchema } from "../list/format-schema";
import { battleObjectiveSchema } from "../scenario/battle-scenario";
import { DRAW_REASONS, FATES, scoreSheetSchema, slipSchema } from "./game-event";
import { SEATS } from "./seat";

const postSchema = z.object({
  id: z.string(),
  level: z.string(),
  name: z.string(),
  number: z.int(),
  lot: z.enum(COMMANDER_LOTS),
});

const holderSchema = z.object({
  name: z.string(),
  commandValue: z.int().nullable(),
  specialRule: z.string(),
  promoted: z.boolean(),
  redrawn: z.boolean(),
});

/** An army in a game, as the game's reader may see it. */
export const gameSeatSchema = z.object({
  player: z.string(),
  side: z.string().nullable().describe("The side of the scenario it plays"),
  given: z.boolean().describe("Whether the scenario gave its list"),
  title: z.string(),
  nation: z.enum(ARMY_NATIONS),
  bases: z.int(),
  value: z.number(),
  posts: z.array(
    z.object({
      post: postSchema,
      holder: holderSchema.nullable(),
      gone: z.object({ name: z.string(), how: z.enum([...FATES, "promoted"]) }).nullable(),
      due: z.enum(DRAW_REASONS).nullable(),
      among: z.int(),
      mayRedraw: z.boolean(),
      successors: z.array(z.object({ post: z.string(), name: z.string() })),
    }),
  ),
  slips: z.array(
    z.object({
      number: z.int(),
      sealedAt: z.iso.datetime(),
      revealedAt: z.iso.datetime().nullable(),
      slip: slipSchema,
    }),
  ),
});

export const scoreLineSchema = z.object({ item: z.enum(VICTORY_ITEMS), points: z.number() });

const perSeat = <Schema extends z.ZodType>(schema: Schema) => z.object({ a: schema, b: schema });

/** A score proposed by a player. */
export const gameScoreSchema = z.object({
  proposal: z.int(),
  by: z.enum(SEATS),
  agreedAt: z.iso.datetime().nullable(),
  worth: z.object({
    main: z.number(),
    secondary: z.number(),
    secondSecondary: z
      .number()
      .optional()
      .describe("Where a scenario values the second secondary one otherwise"),
    by: z.enum(["formats", "bases", "scenario"]),
  }),
  sheets: perSeat(scoreSheetSchema),
  lines: perSeat(z.array(scoreLineSchema)),
  totals: perSeat(z.number()),
  outcome: z.object({
    winner: z.enum(SEATS).nullable(),
    difference: z.number(),
    band: z.enum(VICTORY_BANDS.map(({ id }) => id)),
  }),
});

/** The event at which a game is played. */
export const gamesEventSchema = z
  .object({ id: z.string(), title: z.string() })
  .nullable()
  .describe("The event it is played at, with the lists handed in there");

/** A game as its reader may see it. */
export const gameSchema = z.object({
  id: z.string(),
  title: z.string(),
  createdAt: z.iso.datetime(),
  event: gamesEventSchema,
  scenario: z
    .object({
      title: z.string(),
      free: z
        .array(
          z.object({
            id: z.string(),
            name: z.string(),
            nation: z.enum(ARMY_NATIONS),
            format: formatSchema.nullable(),
            book: pinnedBookSchema.nullable().describe("The army book its list is built from"),
            given: z.boolean().describe("Whether the scenario gives its list"),
          }),
        )
        .describe("The sides left for the empty seats"),
      grounds: z
        .object({
          mainObjective: battleObjectiveSchema.nullable(),
          firstSecondary: battleObjectiveSchema.nullable(),
          secondSecondary: battleObjectiveSchema.nullable(),
        })
        .nullable()
        .describe("Its objectives in their places on the score sheet; null if it names none"),
    })
    .nullable()
    .describe("The scenario it is a game of"),
  you: z.enum(SEATS).nullable(),
  mine: z.array(z.enum(SEATS)),
  held: z.boolean().describe("Whether the caller prepared it for two others"),
  fieldStep: z.int(),
  seats: perSeat(gameSeatSchema.nullable()),
  score: gameScoreSchema.nullable(),
  endedAt: z.iso.datetime().nullable(),
  reopening: z.object({ by: z.enum(SEATS), number: z.int() }).nullable(),
  log: z.array(
    z.object({
      at: z.iso.datetime(),
      seat: z.enum(SEATS),
      kind: z.string(),
      commander: z.string(),
    }),
  ),
});

/** What the finished games of a scenario say together, as `battleFigures` works it out. */
export const battleFiguresSchema = z.object({
  played: z.int(),
  draws: z.int(),
  wins: z.array(
    z.object({
      side: z.string(),
      wins: z.int(),
      bands: z
        .array(z.object({ band: z.enum(VICTORY_BANDS.map(({ id }) => id)), wins: z.int() }))
        .describe("How clear these wins were, the most frequent first"),
      share: z.number(),
      low: z.number(),
      high: z.number(),
    }),
  ),
});
