import { type Page, test } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectFingerSized,
  expectNoSidewaysScroll,
  visit,
} from "./page-checks";
import { beSomebody } from "./people";
import { deskReady, storeScenario } from "./scenario-desk";

const ODDS = "/rules/belle-alliance/odds";
const party = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const outcome = (page: Page, table: string, name: string) =>
  page
    .getByRole("table", { name: table, exact: true })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name, exact: true }) });

async function open(page: Page, query = ""): Promise<void> {
  await visit(page, `${ODDS}${query}`);
}

test("odds are worked out, led to from a unit's inspector, and offer hidden units to their author alone", {
  tag: "@journey",
}, async ({ page }) => {
  await test.step("volleys and melees are worked out: longer ranges, flanks, units of a scenario with their charges, rows of another arm", async () => {
    await test.step("an umpire works out a volley and sees what a longer range makes of it", async () => {
      await visit(page, "/rules/belle-alliance");
      await page.getByRole("link", { name: "Odds", exact: true }).click();
      await expect(page.getByRole("heading", { name: "Odds", level: 1 })).toBeVisible();
      // Three units of fire: each result from 9 to 12 costs half a figure, each from 13 to 16 one figure.
      await expect(outcome(page, "Figures lost", "0")).toContainText("7/27");
      await expect(outcome(page, "Figures lost", "3")).toContainText("24.1 %");
      await party(page, "Firing unit").getByLabel("Fire at zone 2").check();
      // Now only 12 or more on the dice reaches 9.
      await expect(outcome(page, "Figures lost", "0")).toContainText("5/8");
      await expect(page.getByRole("table", { name: "Firing unit, loss" })).toContainText("−3");
      await party(page, "Firing unit").getByLabel("Fire at zone 2").uncheck();
      await expect(outcome(page, "Figures lost", "0")).toContainText("7/27");
      await party(page, "Firing unit").getByLabel("Figures firing").fill("2");
      await expect(page.getByText("Too few figures for a unit of fire")).toBeVisible();
      await expectAccessible(page);
    });
    await test.step("a melee between equals is even, until one is taken in the flank", async () => {
      await open(page);
      await page.getByRole("link", { name: "T8 Melee" }).click();
      await expect(page.getByRole("heading", { name: "Melee", level: 2 })).toBeVisible();
      await expect(outcome(page, "Result of melee", "Equal rolls")).toContainText("361/3888");
      await party(page, "Attacker").getByLabel("Flanking attack").check();
      await expect(outcome(page, "Result of melee", "Equal rolls")).not.toContainText("361/3888");
      await expect(page.getByRole("table", { name: "Attacker", exact: true })).toContainText("+3");
      await expect(page.getByRole("table", { name: "Defender", exact: true })).toContainText("−3");
      await party(page, "Attacker").getByLabel("Arm", { exact: true }).selectOption("Artillery");
      await expect(page.getByText("Artillery cannot attack [4.5.0].")).toBeVisible();
      await expect(page.getByText("correct the highlighted field")).toBeVisible();
      await expectAccessible(page);
    });
    await test.step("two units of La Haye Sainte bring their strength, valour and training", async () => {
      await open(page);
      await page.getByLabel("Units from a scenario").selectOption({ label: "La Haye Sainte" });
      const firer = party(page, "Firing unit");
      await firer.getByLabel("Unit", { exact: true }).selectOption({ label: "1/95th Rifles" });
      await expect(firer.getByLabel("Figures firing")).toHaveValue("24");
      await expect(firer.getByLabel("Highly trained marksmen")).toBeChecked();
      const target = party(page, "Target");
      await target.getByLabel("Unit", { exact: true }).selectOption({ label: "1er Cuirassiers" });
      await expect(target.getByLabel("Figures of the target")).toHaveValue("23");
      await expect(target.getByLabel(/^Mounted cavalry\s*loss/)).toBeChecked();
      await expect(page.getByRole("table", { name: "Target, loss" })).toContainText("+1");
      await firer.getByLabel("Highly trained marksmen").uncheck();
      await expect(page.getByRole("table", { name: "Firing unit, loss" })).not.toContainText(
        "marksmen",
      );
      await expect(firer.getByLabel("Figures firing")).toHaveValue("24");
    });
    await test.step("heavy cavalry is offered its own charge, ticked by the umpire alone", async () => {
      await open(page, "?roll=melee");
      await page.getByLabel("Units from a scenario").selectOption({ label: "La Haye Sainte" });
      const attacker = party(page, "Attacker");
      await attacker.getByLabel("Unit", { exact: true }).selectOption({ label: "1er Cuirassiers" });
      await expect(attacker.getByLabel("Heavy cavalry", { exact: false }).first()).toBeVisible();
      await expect(attacker.getByText("tick its row once it charges")).toBeVisible();
      const charge = attacker.getByLabel(/^Heavy cavalry or lancers attack at the charge/);
      await expect(charge).not.toBeChecked();
      await expect(attacker.getByLabel(/^Attack at the charge/)).toHaveCount(0);
      await charge.check();
      await expect(page.getByRole("table", { name: "Attacker", exact: true })).toContainText(
        "attack at the charge",
      );
    });
    await test.step("rows of another arm are not offered, rows that cannot meet are explained", async () => {
      await open(page, "?roll=melee");
      const attacker = party(page, "Attacker");
      await expect(attacker.getByLabel(/^Passive cavalry/)).toHaveCount(0);
      await attacker.getByLabel("Arm", { exact: true }).selectOption("Cavalry");
      await expect(attacker.getByLabel(/^Passive cavalry/)).toBeVisible();
      await attacker.getByLabel(/^Cavalry attacks square/).check();
      await attacker.getByLabel(/^Rear attack/).check();
      await expect(attacker.getByText("has no such side [1.3.1, 1.3.2, 5.4.1]")).toBeVisible();
      await expect(page.getByText("contradict each other; see the form")).toBeVisible();
      await expectAccessible(page);
      await attacker.getByLabel("Figures in melee, two front ranks").fill("40");
      await expect(
        attacker.getByText("More figures than the unit has. Enter fewer."),
      ).toBeVisible();
    });
  });
  await test.step("a unit's inspector leads to its odds; the hidden units of a public scenario are offered to its author alone", async () => {
    await test.step("a unit's inspector on the desk leads to its odds", async () => {
      await beSomebody(page.request);
      const fork = await page.request.post("/api/v1/scenarios/la-haye-sainte-1815/fork");
      const { id } = await fork.json();
      await visit(page, `/scenarios/${id}/edit/order-of-battle?at=u16e3gkctqz`);
      await deskReady(page);
      await page.getByRole("link", { name: "Odds for this unit" }).click();
      await expect(page.getByRole("heading", { name: "Melee", level: 2 })).toBeVisible();
      const attacker = party(page, "Attacker");
      await expect(attacker.getByLabel("Unit", { exact: true })).toHaveValue("u16e3gkctqz");
      await expect(attacker.getByLabel("All figures of the unit")).toHaveValue("20");
      await expect(attacker.getByLabel("Arm", { exact: true })).toHaveValue("cavalry");
    });
    await test.step("a stranger is not offered the units a public scenario hides, its author is", async () => {
      const unit = { nation: "france", arm: "infantry", type: "line", men: 400 };
      const units = [
        { ...unit, id: "open-line", name: "21e Ligne" },
        { ...unit, id: "hidden-line", name: "In the wood", hidden: true },
      ];
      const formations = [{ id: "brigade", name: "Brigade", level: "brigade", units }];
      const sides = [{ id: "blues", name: "Blues", colour: "b", formations }];
      const id = await storeScenario(page, { title: "Ambush", sides });
      const data = { visibility: "public" };
      await page.request.put(`/api/v1/scenarios/${id}/visibility`, { data });
      const choice = party(page, "Firing unit").getByLabel("Unit", { exact: true });
      await open(page, `?scenario=${id}`);
      await expect(choice.getByRole("option", { name: "In the wood" })).toHaveCount(1);
      await page.context().clearCookies();
      await open(page, `?scenario=${id}&a.unit=hidden-line`);
      await expect(choice.getByRole("option", { name: "21e Ligne" })).toHaveCount(1);
      await expect(choice.getByRole("option", { name: "In the wood" })).toHaveCount(0);
    });
  });
});

test("it answers without script, and to an address that makes no sense", {
  tag: "@journey",
}, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "en-GB" });
  const page = await context.newPage();
  await page.goto(`${ODDS}?roll=x&roll=y&a.valour=99&a.row=zz&scenario=..&a.unit=q`);
  await expect(outcome(page, "Figures lost", "0")).toContainText("7/27");
  await party(page, "Target")
    .getByLabel(/^Cover II\s*loss/)
    .check();
  await page.getByRole("button", { name: "Work out odds" }).click();
  await expect(page.getByRole("table", { name: "Target, loss" })).toContainText("−4");
  await context.close();
});

test("on a phone, in Danish and in the dark", { tag: "@journey" }, async ({ browser }) => {
  const context = await browser.newContext({
    locale: "da-DK",
    colorScheme: "dark",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await open(page, "?roll=melee&a.commander=engaging&b.commander=engaging");
  await expect(page.getByRole("table", { name: "Angriberens chef" })).toContainText("%");
  await expectNoSidewaysScroll(page);
  await expectFingerSized(page);
  await expectAccessible(page);
  await context.close();
});
