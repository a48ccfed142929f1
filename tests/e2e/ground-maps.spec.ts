import { expect, type Page, test } from "@playwright/test";
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  revisit,
  visit,
} from "./page-checks";
import { beSomebody, speak } from "./people";
import { storedScenario, storeScenario } from "./scenario-desk";

const WOOD = shape("wood", "w1", [
  [20, 20],
  [60, 20],
  [60, 50],
]);
const ROAD = shape("road", "r1", [
  [0, 60],
  [180, 60],
]);
const HEIGHT = shape(
  "hill",
  "h1",
  [
    [90, 70],
    [150, 70],
    [150, 110],
    [90, 110],
  ],
  { level: 1, name: "Mont Potriaux" },
);
const FORD = shape(
  "crossing",
  "c1",
  [
    [100, 50],
    [100, 70],
  ],
  { crossing: "ford", name: "Secret ford", hiddenFrom: ["s1"] },
);

function shape(kind: string, id: string, points: number[][], parts: object = {}) {
  return { kind, id, points, ...parts };
}

const ligny = (features: object[]) => ({
  title: "Ligny",
  credits: "After *Capitaine*, 1796.",
  sides: [{ id: "s1", name: "French", colour: "a" }],
  map: { widthCm: 180, depthCm: 120, features },
});

/** Publishes a map; returns its id. */
async function publicMap(page: Page, features: object[]): Promise<string> {
  const id = await storeScenario(page, ligny(features));
  const made = await page.request.post(`/api/v1/scenarios/${id}/ground-map`, { data: {} });
  const { id: mapId } = await made.json();
  const shown = { data: { visibility: "public" } };
  expect((await page.request.put(`/api/v1/maps/${mapId}/visibility`, shown)).ok()).toBe(true);
  return mapId;
}

test("an umpire publishes ground as a map without what is hidden, and again as its next version", {
  tag: "@journey",
}, async ({ page }) => {
  await beSomebody(page.request);
  const id = await storeScenario(page, ligny([WOOD, ROAD, FORD]));
  await visit(page, `/scenarios/${id}/edit/map`);
  await page.getByRole("button", { name: "Publish ground as a map" }).click();
  const dialog = page.getByRole("dialog");
  await expect(
    dialog.getByRole("checkbox", { name: "Secret ford (hidden from French)" }),
  ).not.toBeChecked();
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole("textbox", { name: "Title of the map" }).fill("The ground of Ligny");
  await dialog.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(dialog).toContainText("“The ground of Ligny” is now at version 1.");
  const mapHref = await dialog.getByRole("link", { name: "Open the map" }).getAttribute("href");
  const map = await (await page.request.get(`/api/v1${mapHref?.replace("/edit", "")}`)).json();
  expect(map.map.features.map((each: { id: string }) => each.id)).toEqual(["w1", "r1"]);
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByRole("link", { name: /Map “The ground of Ligny”/ })).toBeVisible();
  await page.getByRole("button", { name: "Publish ground as a map" }).click();
  await expect(dialog.getByRole("button", { name: /Next version of “The ground/ })).toBeVisible();
  await dialog.getByRole("checkbox", { name: /Secret ford/ }).press("Space");
  await dialog.getByRole("button", { name: "Publish", exact: true }).click();
  await dialog.getByRole("link", { name: "Open the map" }).click();
  await page.getByRole("textbox", { name: "Notes" }).fill("Flat and wet.");
  await page.getByRole("textbox", { name: "Place" }).fill("Brabant");
  await page.keyboard.press("Tab");
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("link", { name: "Read" }).click();
  await expect(page.getByText("Flat and wet.")).toBeVisible();
  await expect(page.getByText("3 shapes")).toBeVisible();
});

test("a map of the library is found by its rules, read, and begun on; neither game has the other's", async ({
  page,
  browser,
}) => {
  await beSomebody(page.request, "Anna Berg");
  const mapId = await publicMap(page, [WOOD, ROAD, HEIGHT]);
  const other = await browser.newContext();
  const reader = await other.newPage();
  await visit(reader, "/maps");
  await expect(reader).toHaveURL(/\/library\?kind=map/);
  await visit(reader, "/library?kind=map&system=belle-alliance&q=ligny");
  const card = reader.getByRole("article").filter({ hasText: "Anna Berg" }).first();
  await expect(card).toContainText("Belle Alliance");
  await expect(card).toContainText("180 × 120 cm");
  await visit(reader, `/maps/${mapId}`);
  await expect(reader.getByRole("img", { name: "Map of Ligny" })).toBeVisible();
  await expect(reader.getByText("Scenario “Ligny” by Anna Berg")).toBeVisible();
  await reader.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(reader);
  await reader.setViewportSize({ width: 1440, height: 900 });
  await speak(other, "da");
  await visit(reader, `/maps/${mapId}`);
  await reader.getByRole("link", { name: "Opret et grundlag på dette terræn" }).click();
  await reader.waitForURL(/\/desk\?new=scenario/);
  await speak(other, "en");
  await revisit(reader);
  const dialog = reader.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: /^Ligny/ })).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: /Table/ })).toHaveCount(0);
  await dialog.getByRole("textbox", { name: "Title" }).fill("Ligny again");
  await dialog.getByRole("button", { name: "Create" }).click();
  await reader.waitForURL("**/scenarios/local-*/edit");
  await visit(reader, `${reader.url()}/map`);
  await expect(reader.getByRole("link", { name: "Map “Ligny” by Anna Berg" })).toBeVisible();
  await reader.getByRole("button", { name: "Publish ground as a map" }).click();
  await expect(dialog.getByRole("link", { name: "Sign in" })).toBeVisible();
  await other.close();
});

test("a newer version is seen before it is taken over in one step; what the umpire changed is asked about", async ({
  page,
}) => {
  await beSomebody(page.request);
  const mapId = await publicMap(page, [WOOD, ROAD]);
  const map = await (await page.request.get(`/api/v1/maps/${mapId}`)).json();
  const origin = { kind: "map", id: mapId, title: "Ligny", author: "Karen Holm", version: 1 };
  const mine = { ...WOOD, name: "Umpire’s wood" };
  const id = await storeScenario(page, {
    title: "Ligny again",
    map: { widthCm: 180, depthCm: 120, features: [mine, ROAD], origin },
  });
  const next = { ...map, map: { ...map.map, features: [{ ...WOOD, name: "Bois" }, HEIGHT] } };
  await visit(page, `/scenarios/${id}/edit/map`);
  await expect(page.getByRole("link", { name: /Map “Ligny”/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "See what would change" })).toHaveCount(0);
  const put = { data: next, headers: { "if-match": '"1"' } };
  expect((await page.request.put(`/api/v1/maps/${mapId}`, put)).ok()).toBe(true);
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(
    page.getByRole("region", { name: "The ground in the library" }).getByRole("status"),
  ).toContainText("now at version 2");
  await page.getByRole("button", { name: "See what would change" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("1 shape is added");
  await expect(dialog).toContainText("Mont Potriaux");
  await expect(dialog).toContainText("1 shape is removed");
  await expect(dialog).toContainText("1 shape has been changed both here and on the map");
  await expectAccessibleInBothThemes(page);
  const names = async () =>
    (await storedScenario(page, id)).map.features.map((each: { name: string }) => each.name);
  await dialog.getByRole("button", { name: "Update ground" }).click();
  await expect.poll(names).toEqual(["Umpire’s wood", "Mont Potriaux"]);
  expect((await storedScenario(page, id)).map.origin.version).toBe(2);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect.poll(names).toEqual(["Umpire’s wood", ""]);
  await page.getByRole("button", { name: "See what would change" }).click();
  await dialog.getByRole("radio", { name: "As on the map" }).press("Space");
  await dialog.getByRole("button", { name: "Update ground" }).click();
  await expect.poll(names).toEqual(["Bois", "Mont Potriaux"]);
  await page.request.delete(`/api/v1/maps/${mapId}`);
  await revisit(page);
  await expect(page.getByText(/^The map has been deleted or is no longer shared/)).toBeVisible();
});
