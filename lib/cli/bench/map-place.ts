import type { Page } from "@playwright/test";
import { type BenchAccount, makeAccount } from "@/lib/cli/bench-account";
import { openBrowser, signedInPage } from "@/lib/cli/bench-browser";
import { dragMouse, framesPerSecond, moveMouse, releaseMs } from "@/lib/cli/bench-frames";
import { makeCorpsScenario } from "@/lib/cli/bench-large-scenario";
import { makeSite, startService } from "@/lib/cli/bench-service";
import { type Measurement, measurement } from "@/lib/cli/measurement";
import {
  type DeploymentPlan,
  USUAL_PLAN,
} from "@/lib/domain/belle-alliance/scenario/deployment/plan";

const UNITS = 60;
/** How many units are already on the table. */
const STANDING = [0, 940];
const TURNS = 9;
const WARM_UP = 2;
const DRAG = { ms: 1500, px: 30 };
const REST_MS = 500;
const FRAMES_FLOOR = 55;
const DROP_LIMIT_MS = 50;

/** Closed up, so that the whole corps fits on the table. */
const PLAN: DeploymentPlan = {
  ...USUAL_PLAN,
  array: "two-lines",
  secondLine: "behind",
  cavalry: "behind",
  guns: "behind",
  intervalCm: 0,
  brigadeIntervalCm: 0,
};

interface Turn {
  /** Frames per second while the mouse carries the corps from the list over the table. */
  carryFrames: number;
  /** From releasing the mouse button until the corps is placed and painted. */
  placeMs: number;
  /** The same while all its units are dragged together on the table. */
  dragFrames: number;
  dropMs: number;
}

/**
 * A corps of 60 units carried from the list onto the table and dragged there, both on an empty table and among 1000
 * units.
 */
export default async function* mapPlace(): AsyncGenerator<Measurement> {
  const site = await makeSite();
  const service = await startService(site, "/healthz");
  const browser = await openBrowser();
  try {
    const account = await makeAccount(site.url);
    for (const standing of STANDING) {
      const { id, corps } = await makeCorpsScenario(account, { waiting: UNITS, standing });
      const tab = await openMap(await signedInPage(browser, account), account, id);
      const turns: Turn[] = [];
      for (let count = 0; count < WARM_UP + TURNS; count++) turns.push(await turn(tab, corps));
      yield* sum(turns.slice(WARM_UP), standing);
    }
  } finally {
    await browser.close();
    await service.stop();
    await site.clear();
  }
}

function sum(turns: readonly Turn[], standing: number): Measurement[] {
  const among = standing > 0 ? ` among ${standing} others` : "";
  const of = (field: keyof Turn) => turns.map((each) => each[field]);
  const frames = { unit: "frames/s", floor: FRAMES_FLOOR };
  const ms = { unit: "ms", limit: DROP_LIMIT_MS };
  return [
    measurement({ bench: `carrying 60 units${among}`, samples: of("carryFrames"), ...frames }),
    measurement({ bench: `60 units placed${among}, painted`, samples: of("placeMs"), ...ms }),
    measurement({ bench: `dragging 60 units${among}`, samples: of("dragFrames"), ...frames }),
    measurement({ bench: `60 units dropped${among}, painted`, samples: of("dropMs"), ...ms }),
  ];
}

async function openMap(tab: Page, { api }: BenchAccount, id: string): Promise<Page> {
  await tab.addInitScript(
    (plan) => localStorage.setItem("deployment-plan", plan),
    JSON.stringify(PLAN),
  );
  await tab.goto(`${new URL(api).origin}/scenarios/${id}/edit/map`);
  await tab.locator(".table-picture").waitFor();
  await tab.waitForTimeout(3000);
  return tab;
}

async function turn(tab: Page, corps: string): Promise<Turn> {
  const heading = tab.getByRole("button", { name: `${corps} ${UNITS} units`, exact: true });
  await heading.scrollIntoViewIfNeeded();
  const from = await middleOf(heading.boundingBox());
  const table = await middleOf(tab.locator(".table-picture").boundingBox());
  await tab.mouse.move(from.x, from.y);
  await tab.mouse.down();
  await tab.mouse.move(table.x, table.y, { steps: 5 });
  const carryFrames = await framesPerSecond(tab, () => moveMouse(tab, table, DRAG));
  const placeMs = await releaseMs(tab);
  await heading.waitFor({ state: "detached" });
  await tab.waitForTimeout(REST_MS);
  const unit = tab.locator('g.map-unit[data-subject^="unit:s0"]').nth(UNITS / 3);
  const grip = await middleOf(unit.boundingBox());
  const dragFrames = await framesPerSecond(tab, () => dragMouse(tab, grip, DRAG));
  const dropMs = await releaseMs(tab);
  const after = await middleOf(unit.boundingBox());
  if (after.x === grip.x && after.y === grip.y) throw new Error("no unit was moved");
  await tab.waitForTimeout(REST_MS);
  for (let step = 0; step < 2; step++) await tab.getByRole("button", { name: /^Undo/ }).click();
  await heading.waitFor();
  await tab.waitForTimeout(REST_MS);
  return { carryFrames, placeMs, dragFrames, dropMs };
}

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function middleOf(found: Promise<Rectangle | null>): Promise<{ x: number; y: number }> {
  const box = await found;
  if (!box) throw new Error("what is to be gripped is not in sight");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
