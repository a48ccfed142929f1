import { test } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, visit } from "./page-checks";
import { beSomebody, closeAll } from "./people";

test.afterEach(closeAll);

test("a scenario of Bogowie Wojny is begun, written, read behind its seal, and its briefs printed", async ({
  page,
}) => {
  await beSomebody(page.request, "Ola Nowak");
  await visit(page, "/scenarios/new");
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Title" }).fill("Raszyn 1809");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.waitForURL("**/edit");
  const id = new URL(page.url()).pathname.split("/")[2];

  const first = page.getByRole("group", { name: "Side 1" });
  await first.getByRole("textbox", { name: "Brief" }).fill("Hold the dyke at Falenty.");
  await first.getByRole("textbox", { name: "Commander" }).fill("Poniatowski");
  await page.getByRole("button", { name: "Add an objective" }).click();
  const objective = page.getByRole("group", { name: "Objective 1" });
  await objective.getByRole("textbox", { name: "In words" }).fill("The dyke");
  await page.getByRole("textbox", { name: "Place" }).fill("Falenty");
  await page.getByRole("textbox", { name: "Place" }).blur();
  const check = page.getByRole("region", { name: "Check" });
  await expect(check).toContainText("has neither an army list nor a format");
  await expect(check).not.toContainText("There is no main objective");
  await expectAccessible(page);
  await expect
    .poll(async () => (await page.request.get(`/api/v1/scenarios/${id}`)).json())
    .toMatchObject({ place: "Falenty", objectives: [{ text: "The dyke", role: "main" }] });

  await visit(page, `/scenarios/${id}?whole=no`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Raszyn 1809");
  await expect(page.locator("main")).toContainText("Main objective: The dyke");
  await expect(page.locator("main")).not.toContainText("Hold the dyke");
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  const data = { visibility: "public" };
  await page.request.put(`/api/v1/scenarios/${id}/visibility`, { data });
  await visit(page, "/library?kind=scenario&system=bogowie-wojny");
  await expect(page.getByRole("link", { name: /Raszyn 1809/ }).first()).toBeVisible();
  await visit(page, `/scenarios/${id}?whole=yes`);
  await expect(page.locator("#umpire")).toContainText("Hold the dyke at Falenty.");
  await page.getByRole("link", { name: "Brief for Duchy of Warsaw" }).click();
  await expect(page.locator("main")).toContainText("Hold the dyke at Falenty.");
  await expectNoSidewaysScroll(page);
  await visit(page, `/scenarios/${id}/edit`);
  await expectNoSidewaysScroll(page);
});

test("whoever breaks the seal of the shipped Raszyn without an account reads and prints one side's brief", async ({
  page,
}) => {
  await visit(page, "/scenarios/raszyn-scenario-1809");
  const main = page.locator("main");
  await expect(main).toContainText("Archduke Ferdinand is marching his corps on Warsaw.");
  await expect(main).not.toContainText("Biegański");
  await page.getByText("I will not be playing this scenario").click();
  await page.getByRole("button", { name: "Break the seal" }).click();
  await page.getByRole("link", { name: "Brief for Poles" }).click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Brief for Poles");
  await expect(main).toContainText("Biegański’s 3rd Regiment");
  await expect(main).not.toContainText("Civalart");
  await expectAccessible(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Archduke Ferdinand’s Galician corps")).toHaveCount(0);
  await expect(page.getByRole("banner")).toBeHidden();
});
