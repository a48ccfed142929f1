import "@/app/globals.css";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, describe, expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "@/app/_ui/button";
import { Tabs } from "@/app/_ui/tabs";
import { Toasts, toast } from "@/app/_ui/toasts";

const TEXTS = ["The link is copied.", "The list is printing.", "The service cannot be reached."];

/** A field, with tabs above it, at a height in px, at the end of the line where messages appear, and a bar at the foot. */
async function openPage(fieldAt: number): Promise<void> {
  await render(
    <NextIntlClientProvider locale="en" messages={inject("messages").en} timeZone="UTC">
      <main className="h-below-bar">
        <input
          aria-label="Name"
          style={{ position: "fixed", top: fieldAt, right: 20, width: 250 }}
        />
        <div style={{ position: "fixed", top: fieldAt - 60, left: 0, right: 0 }}>
          <Tabs label="Parts" tabs={[{ id: "roster", label: "Roster", content: null }]} />
        </div>
        <footer data-at-foot="bar" style={{ position: "fixed", inset: "auto 0 0", height: 110 }}>
          Saved
        </footer>
      </main>
      <Toasts label="Messages" dismiss="Dismiss" />
    </NextIntlClientProvider>,
  );
}

const boxOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());

function overlaps(one: DOMRect, other: DOMRect): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left;
  return !isBeside && one.top < other.bottom && other.top < one.bottom;
}

/** What lies under a message; messages move out of the way when the focus does. */
function coveredByToasts(): DOMRect[] {
  const toasts = boxOf(".toast");
  const others = [...boxOf("[role=tablist]"), ...boxOf("input"), ...boxOf("[data-at-foot]")];
  return toasts.flatMap((each, i) =>
    [...others, ...toasts.slice(i + 1)].filter((other) => overlaps(each, other)),
  );
}

afterEach(async () => {
  for (const button of page.getByRole("button", { name: "Dismiss" }).elements()) {
    if (button instanceof HTMLElement) button.click();
  }
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
});

describe.each([
  [390, 844],
  [768, 1024],
  [1440, 900],
])("messages on a page %i px wide", (width, height) => {
  test.each([200, 350, 620])("cover nothing while a field at %i px is edited", async (fieldAt) => {
    await page.viewport(width, height);
    await openPage(fieldAt);
    for (const text of TEXTS) toast({ text, look: "error" });
    await expect.poll(() => boxOf(".toast").length).toBe(TEXTS.length);
    await userEvent.keyboard("{Tab}");
    await expect.element(page.getByLabelText("Name")).toHaveFocus();
    await expect.poll(coveredByToasts).toEqual([]);
    expect(boxOf(".toast").every(({ top, bottom }) => top >= 0 && bottom <= height)).toBe(true);
  });
});

test("a button that is off says why beside it, for keys and fingers, and aloud", async () => {
  await render(<Button offBecause="Choose a list first.">Begin</Button>);
  const button = page.getByRole("button", { name: "Begin" });
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("tooltip")).toHaveTextContent("Choose a list first.");
  await expect.element(button).toHaveAccessibleDescription("Choose a list first.");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("tooltip")).toBeVisible();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Choose a list first.");
  const [reason, face] = boxOf("[role=tooltip], button").sort((a, b) => a.top - b.top);
  expect((face?.top ?? 0) - (reason?.bottom ?? 0)).toBeLessThan(12);
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("tooltip")).not.toBeInTheDocument();
});
