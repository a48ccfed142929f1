import { readFileSync } from "node:fs";
import { z } from "zod";
import type { ValourRequest } from "@/lib/rules/belle-alliance/valour/valour-request";

/** A unit of an order of battle, and the row of table 21 a careful reading of the print gives it. */
export interface TrueValour {
  readonly set: string;
  readonly request: ValourRequest;
  /** Id of the row; null where the table does not list the unit. */
  readonly row: string | null;
  readonly default: "unlisted" | "guard-artillery" | null;
  /** The reading may be argued: only `ask` or `likely` will do. */
  readonly arguable: boolean;
}

const FOLDER = "tests/fixtures/belle-alliance";
const WRITTEN_SETS = ["elsewhere", "further", "third", "fourth", "fifth"];
const LEVELS_ABOVE = ["army", "corps", "division", "brigade"] as const;

/** Every unit whose row was read off the printed table by hand. */
export function trueValours(): TrueValour[] {
  return [
    ...ofBattles(readFileSync(`${FOLDER}/valour-truth-1813-1815.json`, "utf8")),
    ...WRITTEN_SETS.flatMap((set) =>
      ofLines(set, readFileSync(`${FOLDER}/valour-truth-${set}.txt`, "utf8")),
    ),
  ];
}

const battlesSchema = z.record(
  z.string(),
  z.object({
    year: z.int(),
    groups: z.array(
      z.object({
        above: z.array(z.string()),
        levels: z.array(z.string()),
        units: z.array(
          z.object({
            name: z.string(),
            nation: z.string(),
            arm: z.string(),
            type: z.string(),
            guard: z.boolean().optional(),
            guardGrade: z.enum(["old", "middle", "young"]).optional(),
            row: z.string().nullable(),
          }),
        ),
      }),
    ),
  }),
);

function ofBattles(json: string): TrueValour[] {
  const battles = battlesSchema.parse(JSON.parse(json));
  return Object.entries(battles).flatMap(([set, { year, groups }]) =>
    groups.flatMap(({ above, levels, units }) =>
      units.map(({ row, guard, guardGrade, ...unit }) => ({
        set,
        request: { ...unit, year, context: { ...contextOf(above, levels), guard, guardGrade } },
        row,
        default: row === null ? ("unlisted" as const) : null,
        arguable: false,
      })),
    ),
  );
}

/** The lowest formation of each level that a request can name. */
function contextOf(above: readonly string[], levels: readonly string[]) {
  const told = LEVELS_ABOVE.map((level) => [level, above[levels.lastIndexOf(level)]] as const);
  return Object.fromEntries(told.filter(([, name]) => name !== undefined));
}

const UNIT_LINE = /^(.+?)(?:\s+\{([^}]+)\})?\s+=\s+(\S+)(\s+~)?$/;

function ofLines(set: string, text: string): TrueValour[] {
  let group: Omit<ValourRequest, "name"> | null = null;
  return text.split("\n").flatMap((line) => {
    if (line.startsWith("#") || line.trim() === "") return [];
    if (line.startsWith("@")) {
      group = groupOf(line.slice(1));
      return [];
    }
    const [, name, type, reading = "", arguable] = UNIT_LINE.exec(line) ?? [];
    if (!name || !group) throw new Error(`this is no unit: ${line}`);
    return [
      {
        set,
        request: { ...group, name, type },
        ...answerOf(reading),
        arguable: arguable !== undefined,
      },
    ];
  });
}

function groupOf(line: string): Omit<ValourRequest, "name"> {
  const [year = "", nation = "", arm = "", ...told] = line.split(";").map((part) => part.trim());
  const context = Object.fromEntries(
    told.map((part) => {
      const [key = "", value = ""] = part.split("=");
      return [key, value === "true" ? true : value];
    }),
  );
  return { year: Number(year), nation, arm, context };
}

function answerOf(reading: string): Pick<TrueValour, "row" | "default"> {
  if (reading === "unlisted" || reading === "guard-artillery") {
    return { row: null, default: reading };
  }
  return { row: `t21-${reading}`, default: null };
}
