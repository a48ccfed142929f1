import AxeBuilder from "@axe-core/playwright";
import { expect as expectSoon, type Page } from "@playwright/test";

/** Waits long enough for a machine that has much else to do. */
export const expect = expectSoon.configure({ timeout: 15_000 });

/** Not the page's own: the development overlay, and React Aria's announcer, which is there for a moment and names itself by what may be gone. */
const NOT_OURS = "nextjs-portal, [data-live-announcer]";

/** Waited for instead: on the way to another page Next.js leaves the document without a title for some frames. */
const TITLE_RULE = "document-title";

/** A tip or window stands outside the landmarks on purpose, as long as it is open. */
const OVERLAY = 'region: div[data-overlay-container="true"]';

/** What axe judges by colours, and so all that can differ between the light and the dark. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Every fault axe finds, by rule and place, so that a failure names what to mend. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator(".needs-script:disabled")).toHaveCount(0);
  await expectNoFaults(page);
}

/** The same in the light and in the dark. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await changeColours(page, "light");
  await expectAccessible(page);
  await changeColours(page, "dark");
  await expectNoFaults(page, COLOUR_RULES);
}

// However short, the transition of an inherited colour begins only where that of the element around it has ended, and
// those of what is scrolled out of sight rest meanwhile.
async function changeColours(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(() => {
    const underWay = document.getAnimations().filter((each) => each instanceof CSSTransition);
    for (const each of underWay) each.finish();
    return underWay.length === 0;
  });
}

/** The same for a page whose script has not arrived, with its controls off; by all rules unless some are named. */
export async function expectNoFaults(page: Page, rules?: string[]): Promise<void> {
  const axe = new AxeBuilder({ page }).exclude(NOT_OURS);
  // In the page itself: the newer way adds the results up in a blank page of its own, which only foreign frames need.
  axe
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .disableRules(TITLE_RULE);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  await expect(page).toHaveTitle(/./);
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target}`),
  );
  expect(faults.filter((fault) => fault !== OVERLAY)).toEqual([]);
}

/** A page never scrolls sideways; only strips and wide tables in it may. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overhang).toBeLessThanOrEqual(0);
}

/** Links, buttons and fields in sight whose target is smaller than a finger; links inside running text are excepted, and the title of a card, whose link covers it. */
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

/** Whether the middle of what has the focus lies on top. */
export function isInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const on = document.elementFromPoint(left + width / 2, top + height / 2);
    return on !== null && (focused.contains(on) || on.contains(focused));
  });
}
