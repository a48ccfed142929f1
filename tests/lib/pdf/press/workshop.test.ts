import { readdirSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { WHOLE_BOOK } from "@/lib/domain/scenario/pack/pack-wish";
import { viewFor } from "@/lib/domain/scenario/view-for";
import { WORKSHOP_LIMITS, Workshop, type WorkshopLimits } from "@/lib/pdf/press/workshop";
import type { PressJob } from "@/lib/pdf/press-job";
import { PdfFile } from "../pdf-file";
import { emptyScenario, sehested } from "../sample-scenarios";

const open: Workshop[] = [];
afterEach(() => {
  for (const workshop of open.splice(0)) workshop.close();
});

function workshop(limits: Partial<WorkshopLimits> = {}): Workshop {
  const made = new Workshop({ ...WORKSHOP_LIMITS, ...limits });
  open.push(made);
  return made;
}

function jobFor(scenario: typeof sehested): PressJob {
  return {
    work: "pack",
    view: viewFor(scenario, { for: "umpire" }),
    wish: WHOLE_BOOK,
    language: "en",
    paper: "a4",
  };
}

/** More than any job uses within its time, so that only the time limit can end it. */
const PLENTY_BYTES = 8_000_000_000;

/**
 * The maximum number of woods in a document, each with more corners than allowed, so that the press cannot draw them
 * within any limit used here.
 */
const endless: typeof sehested = {
  ...emptyScenario,
  map: {
    ...emptyScenario.map,
    features: Array.from({ length: 3_000 }, (_, f) => ({
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
  it("prints in a process of its own", async () => {
    const { bytes, pages } = await workshop().print(jobFor(sehested));
    expect(new PdfFile(bytes).pageCount).toBe(pages);
  });

  it("kills a job at its time limit and prints the next one", async () => {
    const shop = workshop({ workers: 1, jobMs: 4_000, memoryBytes: PLENTY_BYTES });
    const late = shop.print(jobFor(endless));
    const next = shop.print(jobFor(emptyScenario));
    await expect(late).rejects.toMatchObject({
      reason: "too-large",
      message: expect.stringMatching(/4 s .*3000 shapes, 4800000 corners/),
    });
    await expect(next).resolves.toMatchObject({ pages: expect.any(Number) });
  });

  it.runIf(process.platform === "linux")("kills a job that takes too much memory", async () => {
    const shop = workshop({ memoryBytes: 50_000_000 });
    await expect(shop.print(jobFor(sehested))).rejects.toMatchObject({ reason: "too-large" });
  });

  it("turns jobs away when too many wait", async () => {
    const shop = workshop({ workers: 1, queue: 1 });
    const jobs = [1, 2, 3].map(() => shop.print(jobFor(emptyScenario)));
    await expect(jobs[2]).rejects.toMatchObject({ reason: "busy" });
    await expect(Promise.all(jobs.slice(0, 2))).resolves.toHaveLength(2);
  });

  it("replaces a worker after its share of jobs", async () => {
    const shop = workshop({ workers: 1, jobsPerWorker: 1 });
    await shop.print(jobFor(emptyScenario));
    await expect(shop.print(jobFor(emptyScenario))).resolves.toMatchObject({ unprintable: [] });
  });

  it.runIf(process.platform === "linux")("needs no worker that died at rest", async () => {
    const shop = workshop({ workers: 1 });
    await shop.print(jobFor(emptyScenario));
    const [resting] = pressProcesses();
    if (!resting) throw new Error("no worker is at rest");
    process.kill(resting, "SIGKILL");
    await expect.poll(pressProcesses).not.toContain(resting);
    await expect(shop.print(jobFor(emptyScenario))).resolves.toMatchObject({ unprintable: [] });
  });

  it.runIf(process.platform === "linux")(
    "prints once more what a killed worker was printing, and not a third time",
    async () => {
      const shop = workshop({ workers: 1, memoryBytes: PLENTY_BYTES });
      const saved = shop.print(jobFor(sehested));
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
