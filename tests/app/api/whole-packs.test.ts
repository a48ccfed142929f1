import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { longBattle } from "@/lib/cli/bench/check";
import { PACK_PARTS, PRESET_PARTS } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import { walkUnits } from "@/lib/domain/belle-alliance/scenario/walk";
import { callApi } from "@/tests/app/api/call-api";
import { newPerson } from "@/tests/app/api/people";
import { PdfFile } from "@/tests/lib/pdf/pdf-file";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();

const PATIENT_MS = 240_000;
/** What a pack of 300 units with all parts may take of a host's memory; it takes 1 GB. */
const MOST_BYTES = 1_250_000_000;

/** Stores a battle of somebody's own and returns what prints the umpire's pack of it. */
async function umpireOf({ title, units }: { title: string; units: number }) {
  const { token } = await newPerson(title);
  const battle = { ...(await longBattle(units)), title, translations: {} };
  const stored = await callApi("/scenarios", { token, json: battle });
  expect(stored.status).toBe(201);
  return {
    print: (query: string) =>
      callApi(`/scenarios/${stored.json.id}/packs/umpire.pdf?${query}`, { token }),
    names: [...walkUnits(battle)].map(({ unit }) => unit.name),
  };
}

test(
  "a pack of 300 units prints whole, the table's sheets and all, in the memory of a small host",
  async () => {
    const { print, names } = await umpireOf({ title: "A long battle", units: 300 });
    expect(names.length).toBeGreaterThanOrEqual(300);
    const peak = watchPresses();
    const pack = await print(`lang=en&scale=4&parts=${PACK_PARTS.join(",")}`);
    expect([pack.status, pack.status === 200 ? "" : pack.text]).toEqual([200, ""]);
    const file = new PdfFile(pack.bytes);
    expect(String(file.pageCount)).toBe(pack.headers.get("x-page-count"));
    expect(file.pageCount).toBeGreaterThan(300);
    expect(peak()).toBeLessThan(MOST_BYTES);
  },
  PATIENT_MS,
);

test(
  "six umpires print everything at once, and each gets their own",
  async () => {
    const titles = ["Ligny", "Wavre", "Kulm", "Dresden", "Leipzig", "Laon"];
    const umpires = await Promise.all(titles.map((title) => umpireOf({ title, units: 60 })));
    const query = `lang=en&parts=${PRESET_PARTS.everything.join(",")}`;
    const packs = await Promise.all(umpires.map(({ print }) => print(query)));
    expect(packs.map(({ status }) => status)).toEqual(titles.map(() => 200));
    for (const [i, { bytes }] of packs.entries()) {
      const cover = new PdfFile(bytes).pageText(1);
      expect(titles.filter((title) => cover.includes(title))).toEqual([titles[i]]);
    }
  },
  PATIENT_MS,
);

const WATCH_MS = 50;

/** Watches the presses of this process; returns what tells the most memory that one of them had, 0 where unknown. */
function watchPresses(): () => number {
  let most = 0;
  const look = () => {
    most = Math.max(most, ...pressStates().map(peakBytes));
  };
  const clock = setInterval(look, WATCH_MS);
  return () => {
    look();
    clearInterval(clock);
    return most;
  };
}

/** The state of each press, as Linux reports it. */
function pressStates(): string[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && readOf(name, "cmdline").includes("press/worker.ts"))
    .map((name) => readOf(name, "status"))
    .filter((state) => new RegExp(`^PPid:\\t${process.pid}$`, "m").test(state));
}

function readOf(processId: string, file: string): string {
  try {
    return readFileSync(`/proc/${processId}/${file}`, "utf8");
  } catch {
    return "";
  }
}

function peakBytes(state: string): number {
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(state)?.[1] ?? 0) * 1024;
}
