import { readdirSync, readFileSync } from "node:fs";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { WHOLE_BOOK } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import type { PressJob } from "@/lib/pdf/kinds/press-job";
import { WORKSHOP_LIMITS, Workshop, type WorkshopLimits } from "@/lib/pdf/press/workshop";
import { PdfFile } from "../pdf-file";
import { emptyScenario, sehested } from "../sample-scenarios";

const open: Workshop[] = [];
afterEach(() => {
  for (const workshop of open.splice(0)) workshop.close();
});

/** Slow machines have their time, unless the limits say otherwise. */
const UNHURRIED = { ...WORKSHOP_LIMITS, jobMs: 60_000 };

function workshop(limits: Partial<WorkshopLimits> = {}): Workshop {
  const made = new Workshop({ ...UNHURRIED, ...limits });
  open.push(made);
  return made;
}

function jobFor(scenario: typeof sehested): PressJob {
  return {
    work: "pack",
    view: viewFor(scenario, { for: "umpire" }),
    options: WHOLE_BOOK,
    language: "en",
    paper: "a4",
  };
}

/** More than any job uses within its time, so that only the time limit can end it. */
const PLENTY_BYTES = 8_000_000_000;

/** So many woods, each with more corners than allowed, that the press takes long to draw them. */
const endless: typeof sehested = {
  ...emptyScenario,
  map: {
    ...emptyScenario.map,
    features: Array.from({ length: 300 }, (_, f) => ({
      kind: "wood" as const,
      id: `w${f}`,
      name: "",
      hiddenFrom: [],
      points: Array.from({ length: 1_600 }, (_, i): [number, number] => [
        90 + 60 * Math.cos(i),
        60 + 40 * Math.sin(i + f),
      ]),
    })),
  },
};

/** The press processes forked by this process. */
function pressProcesses(): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && isPressOfOurs(name))
    .map(Number);
}

/** Waits for a press process that is not among `known`. */
async function newPress(known: readonly number[]): Promise<number> {
  const fresh = () => pressProcesses().find((id) => !known.includes(id));
  await expect.poll(fresh).toBeDefined();
  return fresh() ?? 0;
}

function isPressOfOurs(id: string): boolean {
  try {
    const [, , , parent] = readFileSync(`/proc/${id}/stat`, "utf8")
      .replace(/\(.*\) /, "- ")
      .split(" ");
    const command = readFileSync(`/proc/${id}/cmdline`, "utf8");
    return Number(parent) === process.pid && command.includes("press/worker.ts");
  } catch {
    return false;
  }
}

describe("the workshop", () => {
  it("kills a job at its time limit and prints the next one", async () => {
    const limits = { ...UNHURRIED, workers: 1, jobMs: 100, memoryBytes: PLENTY_BYTES };
    const shop = new Workshop(limits);
    open.push(shop);
    await expect(shop.print(jobFor(endless))).rejects.toMatchObject({
      reason: "too-large",
      message: expect.stringMatching(/0.1 s .*300 shapes, 480000 corners/),
    });
    limits.jobMs = UNHURRIED.jobMs;
    await expect(shop.print(jobFor(emptyScenario))).resolves.toMatchObject({ unprintable: [] });
  });

  it.runIf(process.platform === "linux")("kills a job that takes too much memory", async () => {
    const shop = workshop({ memoryBytes: 50_000_000 });
    await expect(shop.print(jobFor(sehested))).rejects.toMatchObject({ reason: "too-large" });
  });

  describe("of one worker", () => {
    const shop = new Workshop({ ...UNHURRIED, workers: 1, queue: 1, jobsPerWorker: 3 });
    afterAll(() => shop.close());

    it("prints in a process of its own", async () => {
      const { bytes, pages } = await shop.print(jobFor(sehested));
      expect(new PdfFile(bytes).pageCount).toBe(pages);
    });

    it("turns jobs away when too many wait, and prints those that wait", async () => {
      const jobs = [1, 2, 3].map(() => shop.print(jobFor(emptyScenario)));
      await expect(jobs[2]).rejects.toMatchObject({ reason: "busy" });
      await expect(Promise.all(jobs.slice(0, 2))).resolves.toHaveLength(2);
    });

    it("has replaced it after its share of jobs", async () => {
      await expect.poll(pressProcesses).toEqual([]);
      await expect(shop.print(jobFor(emptyScenario))).resolves.toMatchObject({ unprintable: [] });
    });

    it.runIf(process.platform === "linux")("needs no worker that died at rest", async () => {
      const [resting] = pressProcesses();
      if (!resting) throw new Error("no worker is at rest");
      process.kill(resting, "SIGKILL");
      await expect.poll(pressProcesses).not.toContain(resting);
      await expect(shop.print(jobFor(emptyScenario))).resolves.toMatchObject({ unprintable: [] });
    });
  });

  it.runIf(process.platform === "linux")(
    "prints once more what a killed worker was printing, and not a third time",
    async () => {
      const shop = workshop({ workers: 1, memoryBytes: PLENTY_BYTES });
      const saved = shop.print(jobFor(emptyScenario));
      const first = await newPress([]);
      process.kill(first, "SIGKILL");
      await expect(saved).resolves.toMatchObject({ unprintable: [] });
      const lost = shop.print(jobFor(endless));
      lost.catch(() => {});
      const second = await newPress([first]);
      process.kill(second, "SIGKILL");
      process.kill(await newPress([first, second]), "SIGKILL");
      await expect(lost).rejects.toMatchObject({ reason: "failed" });
    },
  );

  it("fails what waits and works when it closes", async () => {
    const shop = workshop({ workers: 1 });
    const jobs = [1, 2].map(() => shop.print(jobFor(sehested)));
    shop.close();
    for (const job of jobs) await expect(job).rejects.toMatchObject({ reason: "closed" });
    await expect(shop.print(jobFor(sehested))).rejects.toMatchObject({ reason: "closed" });
  });
});
