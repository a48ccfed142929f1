import { readFileSync } from "node:fs";
import { expect as expectSoon, type Page } from "@playwright/test";
import type Axe from "axe-core";

declare global {
  var axe: typeof Axe | undefined;
}

const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Waits long enough for a busy machine. */
export const expect = expectSoon.configure({ timeout: 30_000 });

/**
 * Elements that are not the page's own: the development overlay, and React Aria's announcer, which exists only for a
 * moment and may be named by an element already removed.
 */
const NOT_OURS = "nextjs-portal, [data-live-announcer]";

/**
 * Excluded because during navigation Next.js leaves the document without a title for some frames; the title is waited
 * for instead.
 */
const TITLE_RULE = "document-title";

/** An open tooltip or dialog is outside the landmarks on purpose. */
const OVERLAY = 'region: div[data-overlay-container="true"]';

/** The rules of axe about colours, the only ones whose results can differ between light and dark. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Controls still waiting for the page's script. The search in the bar is one on every page, so that a page whose script
 * has not come at all does not count as ready.
 */
const WAITING = ".needs-script:disabled, header [aria-keyshortcuts]:disabled";

/** Leaflet opens the labels of a map empty, and React writes into them a moment later. */
const UNWRITTEN = ".leaflet-tooltip:empty";

/**
 * Waits until the page's script has taken over its controls and has nothing left to do: it takes them over part by
 * part, and before that keys and clicks can be lost. An idle network says nothing about it on a busy machine, nor after
 * a link within the service.
 */
export async function awake(page: Page): Promise<void> {
  await expect(page.locator(WAITING)).toHaveCount(0);
  await page.bringToFront();
  await page.evaluate(async () => {
    for (const _ of ["what is under way", "what that has begun"]) {
      // A page that is not in front may never be called idle.
      await new Promise((rest) => requestIdleCallback(rest, { timeout: 1_000 }));
    }
  });
}

/**
 * Opens a page and waits until its script has taken over: a click that comes before is lost, and a test that goes on to
 * the next page leaves what the script would have done undone.
 */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await awake(page);
}

/** Loads the page anew, and waits as `visit` does. */
export async function revisit(page: Page): Promise<void> {
  await page.reload();
  await awake(page);
}

/** Expects no accessibility faults by axe; a failure lists them by rule and place. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator(`${WAITING}, ${UNWRITTEN}`)).toHaveCount(0);
  await expectNoFaults(page);
}

/** Like `expectAccessible`, in both the light and the dark theme. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await changeColours(page, "light");
  await expectAccessible(page);
  await changeColours(page, "dark");
  await expectAccessibleColours(page);
}

// Even a very short transition of an inherited colour starts only after that of the surrounding element has ended, and
// transitions outside the viewport are paused, so all are finished here.
async function changeColours(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(() => {
    const underWay = document.getAnimations().filter((each) => each instanceof CSSTransition);
    for (const each of underWay) each.finish();
    return underWay.length === 0;
  });
}

/** Like `expectAccessible`, but also for a page whose script has not arrived and whose controls are disabled. */
export async function expectNoFaults(page: Page): Promise<void> {
  await loadAxe(page);
  const faults = [
    ...(await page.evaluate(faultsBesideColour, {
      apart: NOT_OURS,
      left: [...COLOUR_RULES, TITLE_RULE],
    })),
    ...(await page.evaluate(faultsOfColour, { apart: NOT_OURS, rules: COLOUR_RULES })),
  ];
  await expect(page).toHaveTitle(/./);
  expect(faults.filter((fault) => fault !== OVERLAY)).toEqual([]);
}

/** Like `expectAccessible`, for a page found accessible in another theme or language: only its colours can be at fault. */
export async function expectAccessibleColours(page: Page): Promise<void> {
  await loadAxe(page);
  expect(await page.evaluate(faultsOfColour, { apart: NOT_OURS, rules: COLOUR_RULES })).toEqual([]);
}

// axe is half a megabyte, so it is loaded only once per page.
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
}

async function faultsBesideColour({ apart, left }: { apart: string; left: string[] }) {
  if (!globalThis.axe) throw new Error("axe is not in the page.");
  const rules = Object.fromEntries(left.map((id) => [id, { enabled: false }]));
  const options = { resultTypes: ["violations" as const], rules };
  const { violations } = await globalThis.axe.run({ exclude: [apart] }, options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}

/**
 * The faults of one text of each look: colours are most of axe's work, and the same for all rows of a table. Two texts
 * look the same if they and all around them have the same tags, classes, colours and states; one in sight is taken,
 * if there is any.
 */
async function faultsOfColour({ apart, rules }: { apart: string; rules: string[] }) {
  if (!globalThis.axe) throw new Error("axe is not in the page.");
  const numbers = new Map<string, number>();
  const known = new Map<Element, number>();
  const lookOf = (element: Element | null): number => {
    if (!element) return 0;
    const before = known.get(element);
    if (before !== undefined) return before;
    const { color, backgroundColor, opacity } = getComputedStyle(element);
    const isOff = element.matches(":disabled, [aria-disabled=true]");
    const look = [lookOf(element.parentElement), element.tagName, element.getAttribute("class")]
      .concat(color, backgroundColor, opacity, String(isOff))
      .join(" ");
    const number = numbers.get(look) ?? numbers.size + 1;
    numbers.set(look, number);
    known.set(element, number);
    return number;
  };
  const isInSight = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const on = document.elementFromPoint(left + width / 2, top + height / 2);
    return on !== null && element.contains(on);
  };
  const isText = (element: Element) =>
    element.matches("input, select, textarea") ||
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
  const chosen = new Map<number, { element: Element; inSight: boolean }>();
  for (const element of document.body.querySelectorAll(`:not(:is(${apart}) *)`)) {
    if (!isText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const look = lookOf(element);
    if (chosen.get(look)?.inSight) continue;
    const inSight = isInSight(element);
    if (inSight || !chosen.has(look)) chosen.set(look, { element, inSight });
  }
  const include = [...chosen.values()].map(({ element }) => element);
  const options = { resultTypes: ["violations" as const], runOnly: rules };
  const { violations } = await globalThis.axe.run({ include, exclude: [apart] }, options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}

/**
 * Expects that the page does not scroll sideways; only strips and wide tables in it may. After a change of the window
 * some parts are laid out by script a moment later, so this is asked until it is so.
 */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overhang).toBeLessThanOrEqual(0);
}

/**
 * Expects visible links, buttons and fields to be large enough for a finger, except links in running text and the title
 * of a card that is itself a link. Asked until it is so, as above.
 */
export async function expectFingerSized(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(smallTargets)).toEqual([]);
}

function smallTargets(): string[] {
  const targets = document.querySelectorAll<HTMLElement>("a, button, input, select, summary");
  return [...targets]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .filter(
      (target) =>
        !target.closest(
          "p, figcaption, dd, .finding > span:not(.acts), [data-part=words], nextjs-portal, .skip, .sr-only, [aria-hidden=true]",
        ),
    )
    .map((target) => ({
      target,
      box: (target.closest("label") ?? target).getBoundingClientRect(),
    }))
    .filter(({ box }) => box.width > 1 && box.height > 1 && box.height < 43.5)
    .map(({ target, box }) => `${target.outerHTML.slice(0, 120)} ${box.width}×${box.height}`);
}

/** Whether the centre of the focused element is not covered. */
export function isInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const on = document.elementFromPoint(left + width / 2, top + height / 2);
    return on !== null && (focused.contains(on) || on.contains(focused));
  });
}
