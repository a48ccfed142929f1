import { type Browser, type Page, test } from "@playwright/test";
import { FORMAT_32_8 } from "@/lib/rules/bogowie-wojny/format";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectFingerSized,
  expectNoSidewaysScroll,
  visit,
} from "./page-checks";
import { beSomebody, closeAll, speak } from "./people";

test.afterEach(closeAll);

const BATTLE = {
  kind: "scenario",
  schemaVersion: 1,
  system: "bogowie-wojny",
  title: "Raszyn",
  language: "en",
  specialRules: "The dyke is narrow.",
  forces: [
    { id: "poles", name: "The Poles", nation: "duchy-of-warsaw", brief: "Hold the dyke." },
    { id: "austrians", name: "The Austrians", nation: "austria" },
  ],
};

async function storedBattle(page: Page): Promise<string> {
  const stored = await page.request.post("/api/v1/scenarios", { data: BATTLE });
  expect(stored.status()).toBe(201);
  return (await stored.json()).id;
}

async function signedIn(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext();
  await beSomebody(context.request, name);
  return context.newPage();
}

/** Waits until what was written on the desk is stored. */
function stored(page: Page, id: string) {
  return expect.poll(async () => (await page.request.get(`/api/v1/scenarios/${id}`)).json());
}

test("a battlefield is chosen, drawn with its objectives, shown to readers and copied alone", async ({
  page,
}) => {
  await beSomebody(page.request, "Ola Nowak");
  const seed = "/api/v1/rules/bogowie-wojny/battlefield?seed=Raszyn&table=180x120";
  const field = { ...(await (await page.request.get(seed)).json()), title: "Ponds and dykes" };
  const map = await (await page.request.post("/api/v1/maps", { data: field })).json();
  const id = await storedBattle(page);
  await visit(page, `/scenarios/${id}/edit`);
  await page.getByRole("button", { name: /Battlefield/ }).click();
  await page.getByRole("option", { name: "Ponds and dykes" }).click();
  const picture = page.getByRole("img", { name: /180 × 120 cm/ });
  await expect(picture).toBeVisible();
  await expect(page.getByRole("group", { name: "Objective 1" })).toBeVisible();
  await expectAccessible(page);
  await stored(page, id).toMatchObject({ battlefield: { id: map.id } });

  await page.request.put(`/api/v1/scenarios/${id}/visibility`, { data: { visibility: "public" } });
  const reader = await page.context().browser()?.newPage();
  if (!reader) throw new Error("There is no browser.");
  await visit(reader, `/scenarios/${id}`);
  await expect(reader.getByRole("img", { name: /180 × 120 cm/ })).toBeVisible();
  await expect(reader.getByRole("link", { name: "Ponds and dykes" })).toHaveCount(0);
  await visit(reader, "/library?kind=scenario&system=bogowie-wojny&q=raszyn");
  const card = reader.getByRole("img", { name: /180 × 120 cm/ }).first();
  await expect(card).toHaveJSProperty("complete", true);
  await expect(card).not.toHaveJSProperty("naturalWidth", 0);

  await visit(page, `/scenarios/${id}`);
  await expect(page.getByRole("link", { name: "Ponds and dykes" })).toBeVisible();
  await page.getByRole("button", { name: "Copy ground only" }).click();
  await page.waitForURL(/\/scenarios\/(?!.*\?)[^/]+\/edit$/);
  await expect(page.getByRole("img", { name: /180 × 120 cm/ })).toBeVisible();
  await expect(page.getByRole("group", { name: /^(Side|Objective) 1/ })).toHaveCount(0);
});

test("findings are accepted with a reason and opened again", async ({ page }) => {
  await beSomebody(page.request, "Ola Nowak");
  const id = await storedBattle(page);
  await visit(page, `/scenarios/${id}/edit`);
  const check = page.getByRole("region", { name: "Check" });
  const row = check.getByRole("listitem").filter({ hasText: "There is no main objective" });
  await row.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("button", { name: "Add an objective" })).toBeFocused();
  await row.getByRole("button", { name: "Accept …" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("The armies fight to the end.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Accept" }).click();
  await expect(row).toContainText("The armies fight to the end.");
  await stored(page, id).toMatchObject({ acceptedFindings: [{ code: "no-main-objective" }] });
  await row.getByRole("button", { name: "Reopen" }).click();
  await expect(row).not.toContainText("The armies fight to the end.");
  await stored(page, id).toMatchObject({ acceptedFindings: [] });
});

test("its texts are translated, and readers of that language get them", async ({ page }) => {
  await beSomebody(page.request, "Ola Nowak");
  const id = await storedBattle(page);
  await visit(page, `/scenarios/${id}/edit`);
  await page.getByRole("link", { name: "Translations" }).click();
  await page.locator("main").getByText("Polish", { exact: true }).click();
  await page.getByLabel("Special rules: translation").fill("Grobla jest wąska.");
  await page.getByLabel("Brief: translation").fill("Utrzymaj groblę.");
  await page.getByLabel("Brief: translation").blur();
  await expectAccessibleInBothThemes(page);
  await stored(page, id).toMatchObject({
    translations: { pl: { texts: { "sides/poles/brief": "Utrzymaj groblę." } } },
  });
  await speak(page.context(), "pl");
  await visit(page, `/scenarios/${id}?whole=no`);
  await expect(page.locator("main")).toContainText("Grobla jest wąska.");
  await expect(page.locator("main")).not.toContainText("Utrzymaj groblę");
  await visit(page, `/scenarios/${id}?brief=poles`);
  await expect(page.locator("main")).toContainText("Utrzymaj groblę.");
  await visit(page, `/scenarios/${id}?brief=poles&texts=original`);
  await expect(page.locator("main")).toContainText("Hold the dyke.");
});

test("its history restores, and sharing it sets edition, people and releases, on a phone too", async ({
  page,
  browser,
}) => {
  await beSomebody(page.request, "Ola Nowak");
  const id = await storedBattle(page);
  await visit(page, `/scenarios/${id}/edit`);
  const poles = page.getByRole("group", { name: "Side 1" });
  await poles.getByRole("textbox", { name: "Brief" }).fill("Burn the dyke.");
  await poles.getByRole("textbox", { name: "Brief" }).blur();
  await stored(page, id).toMatchObject({ forces: [{ brief: "Burn the dyke." }, {}] });
  await page.getByRole("link", { name: "History" }).click();
  await page.getByRole("button", { name: /^Show \d+ versions?/ }).click();
  await page.getByRole("button", { name: "View version 1", exact: true }).click();
  await expect(page.locator("ins")).toContainText("Burn");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Restore version 1" }).click();
  await stored(page, id).toMatchObject({ forces: [{ brief: "Hold the dyke." }, {}] });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("link", { name: "Share" }).last().click();
  await page.getByRole("radio", { name: /^Everyone It appears/ }).check({ force: true });
  await expect(page.getByText("It is in the library now.")).toBeVisible();
  await page.getByRole("radio", { name: /^Open book/ }).check({ force: true });
  await expect(page.getByText("Any reader may break the seal now.")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectFingerSized(page);
  await expectAccessible(page);

  const reader = await signedIn(browser, "Rita Reader");
  await visit(reader, `/scenarios/${id}`);
  const about = reader.getByRole("region", { name: "Comments" }).getByLabel("About");
  await about.focus();
  await about.selectOption("The Poles");
  await reader.getByLabel("Comment", { exact: true }).fill("They need more guns.");
  await reader.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(reader.getByText("They need more guns.")).toBeVisible();
  await reader.getByRole("button", { name: "Copy to my desk" }).click();
  await reader.waitForURL("**/edit");

  await page.getByRole("textbox", { name: "What changed" }).fill("The dyke is shorter.");
  await page.getByRole("button", { name: "Release this version" }).click();
  await expect(page.getByText("Release 1 created.")).toBeVisible();
  await visit(reader, "/desk");
  await expect(reader.locator("main")).toContainText("The dyke is shorter.");

  await page.getByRole("button", { name: "Create invitation" }).click();
  await expect(page.getByText("no one yet")).toBeVisible();
  const { invitations } = await (await page.request.get(`/api/v1/scenarios/${id}/people`)).json();
  await visit(reader, new URL(invitations[0].url).pathname);
  await reader.getByRole("button", { name: "Accept" }).click();
  await reader.waitForURL(`**/scenarios/${id}/edit`);
  await expect(reader.getByText("Ola Nowak: Share")).toBeVisible();
});

test("an army may be built by the format of a list, from a book that its author chooses", async ({
  page,
}) => {
  await beSomebody(page.request, "Ola Nowak");
  const list = { kind: "army-list", schemaVersion: 1, language: "en", nation: "austria" };
  const format = { ...FORMAT_32_8, name: "Evening 20+4", unitPoints: 20, upgradePoints: 4 };
  const data = { ...list, title: "Vanguard", format };
  const made = await page.request.post("/api/v1/army-lists", { data });
  expect(made.status()).toBe(201);
  const id = await storedBattle(page);
  await visit(page, `/scenarios/${id}/edit`);
  const austrians = page.getByRole("group", { name: "Side 2" });
  await austrians.getByRole("combobox", { name: "Format" }).selectOption("Vanguard");
  await austrians.getByRole("button", { name: /Army book/ }).click();
  await page.getByRole("listbox").getByRole("option").nth(1).click();
  await stored(page, id).toMatchObject({
    forces: [
      { format: null },
      { format: { name: "Evening 20+4" }, book: { id: "army-book-austria" } },
    ],
  });
  await expect(austrians.getByRole("combobox", { name: "Format" })).toContainText("Evening 20+4");
  await visit(page, `/scenarios/${id}`);
  await expect(page.locator("main")).toContainText("Format Evening 20+4: 20 + 4 points");
  await expect(page.getByRole("link", { name: /^Army book:/ })).toBeVisible();
});
