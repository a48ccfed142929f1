import { expect, test } from "vitest";
import type { SourceFormat } from "@/lib/domain/belle-alliance/import/source-format";
import { LIMITS } from "@/lib/domain/document/limits";
import { asked, outline, readSent } from "./reading";

const HOSTILE = [
  ...["–", "|", "-", " ", ".", ",", "(", "[", "~", "*", "=", "+ ", "中", "Ż", '"a" ', " (a"],
  ...["(1)", "(1/2)", "(12/345)", "1 ", "1/", "1 x ", "x2 ", "1 + 1 ", "1/100 ", "No. 1 ", "a, 1"],
  ...["1st Line 600, ", "1st Line 600; ", "28th ", "8 guns, ", "6pdr ", "1 battery ", "a – "],
  ...[
    "brig",
    "konn ",
    "landwehr ",
    "hundred ",
    "18 June ",
    "Corps: ",
    "General A ",
    "von ",
    "at 12",
  ],
];
const FORMATS: readonly SourceFormat[] = ["text", "csv"];
/** About the longest unit, the longest line of text that is read, and a cell or line beyond all measure. */
const LENGTHS = [390, 2_000, 8_000];
/** Each differs, or it would be remembered. */
const LINES = 20;
/** Eight times the letters: about eight times the time, or 64 times that if it is their square. */
const TIMES = 8;
const MOST_TIMES = 24;
/** Short times say nothing about how they grow. */
const LEAST_MS = 60;
const TRIES = 5;

test.each(FORMATS)(
  "%s: hostile lines take time by their length, not its square",
  async (format) => {
    await msFor(sheet("28th ", 500), format);
    const slow: string[] = [];
    for (const piece of HOSTILE) {
      for (const length of LENGTHS) {
        if (await growsTooFast(piece, { format, length })) slow.push(`${length} letters: ${piece}`);
      }
    }
    expect(slow).toEqual([]);
  },
);

test("a line longer than any unit is reported as it was written, and the rest is read", async () => {
  const long = `28th Foot ${"(1/2) ".repeat(100)}`.trim();
  const read = await readSent(`1st Division\n 27th Foot 500 men\n ${long}\n 29th Foot 600 men`);
  expect(outline(read)).toEqual([
    "# 1st Division",
    "1st Division",
    "  27th Foot | line 500",
    "  29th Foot | line 600",
  ]);
  expect(asked(read)).toContain(`line-unread: ${long}`);
});

test("a long line of short units is read whole", async () => {
  const units = Array.from({ length: 60 }, (_, i) => `${i + 1}th Line (${500 + i})`);
  const read = await readSent(`1st Division: ${units.join("; ")}`);
  expect(read.totals[0]?.units).toBe(60);
});

test("a long cell of strength is kept as it was written", async () => {
  const cell = `600 ${"(1/2) ".repeat(100)}`.trim();
  const read = await readSent(`Unit,Men\n27th Foot,500\n28th Foot,"${cell}"`, { format: "csv" });
  expect(asked(read).join("\n")).toContain(`words-unread: Men: ${cell}`);
});

test.each(["text", "csv", "html"] as const)(
  "%s: of a crowd of short lines those of a document are read",
  async (format) => {
    const read = await readSent("28th 600\n".repeat(100_000), { format });
    expect(read.totals[0]?.units ?? 0).toBeLessThanOrEqual(LIMITS.units);
    if (format !== "html") expect(asked(read).join("\n")).toContain("too-many-lines");
  },
);

interface Measured {
  readonly format: SourceFormat;
  readonly length: number;
}

async function growsTooFast(piece: string, { format, length }: Measured): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const long = await msFor(sheet(piece, length), format);
    if (long < LEAST_MS) return false;
    const short = await msFor(sheet(piece, Math.round(length / TIMES)), format);
    if (long < short * MOST_TIMES) return false;
  }
  return true;
}

/** A list of hostile lines and a unit. */
function sheet(piece: string, length: number): string {
  const lines = Array.from({ length: LINES }, (_, i) =>
    `A${i}${length} ${piece.repeat(length)}`.slice(0, length),
  );
  return ["1st Division", ...lines, "28th Foot 600 men"].join("\n");
}

/** Processor time, which other processes do not lengthen much. */
async function msFor(text: string, format: SourceFormat): Promise<number> {
  const start = process.cpuUsage();
  await readSent(text, { format, year: 1815 });
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}
