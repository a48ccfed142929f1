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

/** Expects no accessibility faults by axe; a failure lists them by rule and place. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator(".needs-script:disabled")).toHaveCount(0);
  await expectNoFaults(page);
}

/** Like `expectAccessible`, in both the light and the dark theme. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await changeColours(page, "light");
  await expectAccessible(page);
  await changeColours(page, "dark");
  await expectNoFaults(page, COLOUR_RULES);
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

/**
 * Like `expectAccessible`, but also for a page whose script has not arrived and whose controls are disabled; checks all
 * rules unless some are named.
 */
export async function expectNoFaults(page: Page, rules?: string[]): Promise<void> {
  // axe is half a megabyte, so it is loaded only once per page.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const faults = await page.evaluate(faultsInPage, {
    apart: NOT_OURS,
    options: {
      resultTypes: ["violations" as const],
      rules: { [TITLE_RULE]: { enabled: false } },
      ...(rules && { runOnly: rules }),
    },
  });
  await expect(page).toHaveTitle(/./);
  expect(faults.filter((fault) => fault !== OVERLAY)).toEqual([]);
}

async function faultsInPage({ apart, options }: { apart: string; options: Axe.RunOptions }) {
  if (!globalThis.axe) throw new Error("axe is not in the page.");
  const { violations } = await globalThis.axe.run({ exclude: [apart] }, options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}

/** Expects that the page does not scroll sideways; only strips and wide tables in it may. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overhang).toBeLessThanOrEqual(0);
}

/**
 * Expects visible links, buttons and fields to be large enough for a finger, except links in running text and the title
 * of a card that is itself a link.
 */
export async function expectFingerSized(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
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
  });
  expect(small).toEqual([]);
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
