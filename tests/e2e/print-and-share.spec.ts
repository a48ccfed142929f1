import { readFile } from "node:fs/promises";
import { type Browser, type Page, test } from "@playwright/test";
import { unzipSync } from "fflate";
import {
  expect,
  expectAccessible,
  expectAccessibleColours,
  expectFingerSized,
  expectNoSidewaysScroll,
  visit,
} from "./page-checks";
import { beSomebody, speak } from "./people";
import { storedScenario, storeScenario } from "./scenario-desk";

const SECRETS = {
  title: "Sehested by night",
  date: "1813-12-10",
  umpireNotes: "UMPIRE-WORD",
  sides: [
    {
      id: "danes",
      name: "Danes",
      colour: "a",
      tasks: "Open the road.",
      brief: "DANE-WORD",
      formations: [formationOf("danish", "Fynske Regiment", "denmark")],
    },
    {
      id: "wallmoden",
      name: "Wallmoden’s Corps",
      colour: "b",
      tasks: "ALLY-WORD",
      formations: [formationOf("allied", "Lützow’s Freikorps", "prussia")],
    },
  ],
};

test("a desk's prints reveal nothing and go to other tools; an older state is brought back and loses nothing", {
  tag: "@journey",
}, async ({ page }) => {
  await test.step("a desk's prints: packs that reveal nothing, a side's own words, a press that is busy, files for other tools", async () => {
    const id = await openPart(page, SECRETS, "print");
    await test.step("the packs print as PDF from what was just written, and reveal nothing by their names", async () => {
      const own = await download(page, "Create PDF: Pack for Danes");
      expect(own.bytes.subarray(0, 5).toString()).toBe("%PDF-");
      expect(own.name).toMatch(/\.pdf$/);
      expect(own.name).not.toMatch(/wallmoden|ally|umpire/i);
      await expect(page.getByText(`Saved as ${own.name}`)).toBeVisible();
      const book = await download(page, "Create PDF: Umpire’s pack");
      expect(book.bytes.subarray(0, 5).toString()).toBe("%PDF-");
      await expectAccessible(page);
      expect((await storedScenario(page, id)).title).toBe(SECRETS.title);
      const zip = await download(page, "Everything as a zip");
      const files = ["1-umpire.pdf", "2-red.pdf", "3-blue.pdf"];
      expect(Object.keys(unzipSync(zip.bytes))).toEqual(files);
    });
    await test.step("only the pages in view are counted, another pack's when its parts are opened", async () => {
      const counted: string[] = [];
      page.on("request", (request) => counted.push(request.url()));
      const pack = page.getByRole("article").filter({ hasText: "Pack for Danes" });
      await pack.scrollIntoViewIfNeeded();
      const parts = pack.getByRole("button", { name: "Parts" });
      await expect(parts).toHaveAttribute("aria-expanded", "false");
      await parts.click();
      await expect(pack.getByRole("img", { name: "The book, page 1" })).toBeVisible();
      expect(counted.filter((address) => address.includes("/packs/side-wallmoden/pages"))).toEqual(
        [],
      );
    });
    await test.step("the sheets of the table are said before they are printed, and how many may be", async () => {
      const sheets = page
        .getByRole("article")
        .first()
        .getByRole("listitem")
        .filter({ hasText: "Table sheets" });
      await sheets.getByRole("checkbox").focus();
      await page.keyboard.press("Space");
      await expect(
        sheets.getByText(/^\d+ sheets of A4 as chosen; at most 400 are printed\.$/),
      ).toBeVisible();
      await page.keyboard.press("Space");
    });
    await test.step("the parts of a pack are chosen, and their pages shown", async () => {
      const parts = page.getByRole("list", { name: "Parts" }).first();
      const sheets = parts.getByRole("listitem").filter({ hasText: "Unit sheets" }).first();
      await sheets.getByRole("checkbox").focus();
      await page.keyboard.press("Space");
      await expect(sheets.getByRole("img").first()).toBeVisible();
      await expect(sheets.getByRole("button", { name: /Layout/ })).toBeVisible();
    });
    await test.step("other tools get the scenario as JSON, its troops as CSV and its map", async () => {
      const json = await download(page, /^JSON$/);
      expect(JSON.parse(json.bytes.toString())).toMatchObject({ title: SECRETS.title });
      const csv = await download(page, /^Save: Order of battle as a table/);
      expect(csv.bytes.toString()).toContain("Fynske Regiment");
      const svg = await download(page, /^Save: The map as a drawing/);
      expect(svg.bytes.toString()).toContain("<svg");
    });
    await test.step("a press that is busy is waited for until that is cancelled", async () => {
      await page.route("**/packs/umpire.pdf*", (route) =>
        route.fulfill({
          status: 503,
          headers: { "retry-after": "5" },
          contentType: "application/problem+json",
          body: JSON.stringify({ code: "busy" }),
        }),
      );
      await page.getByRole("button", { name: "Create PDF: Umpire’s pack" }).click();
      await expect(page.getByText(/^Laying out Umpire’s pack/)).toBeVisible();
      await expect(page.getByRole("progressbar", { name: "Umpire’s pack" })).toBeVisible();
      await page.getByRole("button", { name: "Cancel" }).click();
      await expect(page.getByText("Cancelled. Nothing was saved.")).toBeVisible();
      await page.unroute("**/packs/umpire.pdf*");
    });
    await test.step("what a side holds shows its own words and not one of the others", async () => {
      await goToPart(page, id, "print?preview=side&side=danes");
      const sheets = page.locator("section[aria-labelledby=print-preview]");
      await expect(sheets).toContainText("DANE-WORD");
      await expect(sheets).toContainText("Fynske Regiment");
      await expect(sheets).not.toContainText(/ALLY-WORD|UMPIRE-WORD|Lützow/);
      await page.getByRole("radiogroup", { name: "Side" }).getByText("Wallmoden’s Corps").click();
      await expect(sheets).toContainText("ALLY-WORD");
      await expect(sheets).not.toContainText(/DANE-WORD|UMPIRE-WORD|Fynske/);
    });
  });
  await test.step("an older state is looked at, brought back, and loses nothing of the present one", async () => {
    const id = await openPart(page, SECRETS, "");
    await page.getByLabel("Battle", { exact: true }).fill("Sehested");
    await page.getByLabel("Battle", { exact: true }).blur();
    await expect.poll(async () => (await storedScenario(page, id)).battle).toBe("Sehested");
    await page.getByRole("button", { name: "Remove Danes" }).click();
    await page
      .getByRole("navigation", { name: "Parts of the scenario" })
      .getByText("History")
      .click();
    await expect(
      page.getByText(/^Created, battle details changed, side Danes removed/),
    ).toBeVisible();
    await page.getByRole("button", { name: /^Show \d+ versions?/ }).click();
    await page.getByRole("button", { name: "View version 2", exact: true }).click();
    const panel = page.getByRole("region", { name: "Version 2" });
    const troops = panel.getByRole("region", { name: "Troops" });
    await expect(troops.getByRole("listitem").filter({ hasText: "Danes" })).toContainText(
      "removed",
    );
    await expectAccessible(page);
    await panel.getByRole("button", { name: "Restore version 2" }).click();
    await expect(page.getByText("Version 2 restored as version 4.")).toBeVisible();
    await expect(page.getByText("restored from 2")).toBeVisible();
    await page
      .getByRole("navigation", { name: "Parts of the scenario" })
      .getByText("Overview")
      .click();
    await expect(page.locator("#overview-sides").getByLabel("Name")).toHaveCount(2);
    const before = await page.request.get(`/api/v1/scenarios/${id}/revisions/3`);
    expect((await before.json()).sides).toHaveLength(1);
  });
});

test("a public scenario is read and copied without its secrets; released, it is deleted only by writing its title", {
  tag: "@journey",
}, async ({ page, browser }) => {
  const id = await openPart(page, SECRETS, "share");
  await test.step("a public scenario is read and copied by a stranger, who sees no secret", async () => {
    await page.getByText("Everyone", { exact: true }).click();
    const shown = page.getByRole("radiogroup", { name: "What everyone sees" });
    await expect(shown.getByRole("radio", { checked: true })).toHaveCount(0);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await expect(page.getByText("First choose what everyone sees.")).toBeVisible();
    const early = await newReader(browser);
    expect((await early.goto(`/scenarios/${id}`))?.status()).toBe(404);
    await early.context().close();

    await shown.getByText("Names only").click();
    const preview = page.getByRole("region", { name: "What readers will see" });
    await expect(preview).toContainText("Fynske Regiment");
    await expect(preview).toContainText("Sealed: the umpire keeps strengths");
    await expect(preview).not.toContainText("400");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await expect(page.getByText("It is in the library now.")).toBeVisible();
    const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
    expect(link).toMatch(new RegExp(`/scenarios/${id}$`));

    const editions = page.getByRole("radiogroup", { name: "Who opens the umpire’s part" });
    await editions.getByText("Open book", { exact: true }).click();
    await expect(page.getByText("Any reader may break the seal now.").first()).toBeVisible();

    const stranger = await newReader(browser);
    await beSomebody(stranger.request);
    await visit(stranger, link);
    await expect(stranger.getByRole("heading", { level: 1 })).toHaveText(SECRETS.title);
    expect(await stranger.content()).not.toMatch(/ALLY-WORD|DANE-WORD|UMPIRE-WORD/);
    await expect(stranger.getByRole("main")).not.toContainText("400");
    await expect(stranger.getByText("Fynske Regiment")).toBeVisible();
    await stranger.getByRole("button", { name: "Copy to my desk" }).click();
    await stranger.waitForURL(/\/edit$/);
    expect(stranger.url()).not.toContain(id);
    await visit(stranger, `${stranger.url()}/share`);
    await expect(stranger.getByText(`Copied from ${SECRETS.title}`).first()).toBeVisible();
    await stranger.context().close();
    await test.step("the choice is changed later, and no undo takes it back", async () => {
      await shown.getByText("Only the ground and the story").click();
      await expect(preview).not.toContainText("Fynske Regiment");
      // A message about the choice before may still be shown.
      const stored = page.waitForResponse((answer) => answer.request().method() === "PATCH");
      await page.getByRole("button", { name: "Save the choice" }).click();
      expect((await stored).status()).toBe(200);
      await expect(page.getByText("Everyone sees what you chose.").first()).toBeVisible();
      await page.keyboard.press("Control+z");
      await expect(
        shown.getByRole("radio", { name: "Only the ground and the story" }),
      ).toBeChecked();
      const all = await newReader(browser);
      await visit(all, link);
      await expect(all.getByText("Sealed: the umpire keeps the order of battle.")).toBeVisible();
      expect(await all.content()).not.toMatch(/Fynske|Wallmoden/);
      await all.context().close();
    });

    await page.getByText("Only you", { exact: true }).click();
    await expect(page.getByText("Only you can see it now.")).toBeVisible();
    const gone = await newReader(browser);
    expect((await gone.goto(link))?.status()).toBe(404);
    await gone.context().close();
  });
  await test.step("a version is released, and a scenario is deleted only by writing its title", async () => {
    await page.getByLabel("What changed").fill("First play test");
    await page.getByRole("button", { name: "Release this version" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "First play test" })).toContainText(
      "Release 1",
    );
    await page.getByRole("button", { name: "Delete …" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Delete for good?" });
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Delete for good" }).click({ force: true });
    await expect(dialog).toBeVisible();
    await dialog.getByLabel("Type the title to confirm").fill(SECRETS.title);
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await page.waitForURL("**/desk");
    expect((await page.request.get(`/api/v1/scenarios/${id}`)).status()).toBe(404);
  });
});

// English, the shortest of the three languages, is tested on a desktop above.
test("on a phone printing, sharing and history fit, in Danish by day and in Polish by night", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beSomebody(page.request);
  const id = await storeScenario(page, SECRETS);
  for (const [language, colorScheme] of [
    ["da", "light"],
    ["pl", "dark"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await speak(page.context(), language);
    for (const part of ["print", "share", "history"]) {
      await goToPart(page, id, part);
      await expectNoSidewaysScroll(page);
      await expectFingerSized(page);
      await (language === "da" ? expectAccessible(page) : expectAccessibleColours(page));
    }
  }
});

function formationOf(id: string, unitName: string, nation: string) {
  const unit = {
    id: `${id}-unit`,
    name: unitName,
    nation,
    arm: "infantry",
    type: "line",
    men: 400,
  };
  return { id, name: `${id} brigade`, level: "brigade", units: [unit] };
}

async function openPart(page: Page, document: object, part: string): Promise<string> {
  await beSomebody(page.request);
  const id = await storeScenario(page, document);
  await goToPart(page, id, part);
  return id;
}

async function goToPart(page: Page, id: string, part: string): Promise<void> {
  await visit(page, `/scenarios/${id}/edit${part && `/${part}`}`);
  await expect(page.locator("[data-pane=part]")).toBeVisible();
}

async function newReader(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

/** Presses a button and returns the download. */
async function download(page: Page, name: string | RegExp) {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
