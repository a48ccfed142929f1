import { type BrowserContext, type Page, test } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectFingerSized,
  expectNoSidewaysScroll,
  isInSight,
  visit,
} from "./page-checks";

const ODDS = "/rules/bogowie-wojny/odds";
const party = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const outcome = (page: Page, table: string, name: string) =>
  page
    .getByRole("table", { name: table, exact: true })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name, exact: true }) });

async function open(page: Page, query = ""): Promise<void> {
  await visit(page, `${ODDS}${query}`);
}

test.describe("w Polsce", () => {
  test.use({ locale: "pl-PL" });

  test("gracz liczy salwę i szarżę i widzi, co zmienia wieś i czworobok", {
    tag: "@journey",
  }, async ({ page }) => {
    await test.step("gracz liczy salwę i widzi, co zmienia wieś", async () => {
      await visit(page, "/rules/bogowie-wojny");
      await page
        .getByRole("link", { name: /^Szanse/ })
        .first()
        .click();
      await expect(page.getByRole("heading", { name: "Szanse", level: 1 })).toBeVisible();
      // Three battalions of firepower 3 (SO): nine dice.
      await expect(page.getByRole("status")).toContainText("9 kostek, trafienie na 4+");
      await expect(outcome(page, "Straty WTR celu", "0")).toContainText("1/512");
      const target = party(page, "Cel");
      await target.getByLabel(/^Teren zabudowany, poziom 1/).check();
      await expect(page.getByRole("status")).toContainText("4 kostki, trafienie na 4+");
      await expect(outcome(page, "Straty WTR celu", "0")).toContainText("1/16");
      await target.getByLabel(/^Tyraliera/).check();
      await expect(target.getByText("„Tyraliera” nie liczy się przy")).toBeVisible();
      await expect(page.getByRole("status")).toContainText("4 kostki, trafienie na 4+");
      await party(page, "Strzelający").getByLabel("Strzelające podstawki").fill("25");
      await expect(page.getByText("Liczba całkowita od 1 do 20.")).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
    await test.step("kirasjerzy szarżują na linię, a potem na czworobok", async () => {
      await open(page, "?roll=melee");
      const attacker = party(page, "Atakujący");
      await expect(attacker.getByLabel(/^Szarża ciężkiej kawalerii/)).toHaveCount(0);
      await attacker.getByLabel("Rodzaj broni").selectOption("Kawaleria");
      await attacker.getByLabel(/^Szarża ciężkiej kawalerii/).check();
      await attacker.getByLabel(/^Szarża na piechotę w linii/).check();
      const sum = page.getByRole("table", { name: "Atakujący", exact: true });
      await expect(sum).toContainText("+5");
      await expect(sum.getByRole("row", { name: "Suma" })).toContainText("13");
      await party(page, "Obrońca")
        .getByLabel(/^W czworoboku/)
        .check();
      await expect(page.getByRole("table", { name: "Obrońca", exact: true })).toContainText("+3");
      await expect(page.getByText("po każdej przegranej ucieka")).toBeVisible();
      await expectAccessible(page);
    });
  });

  test("na telefonie wszystko się mieści, w każdym rzucie", async ({ browser }) => {
    const context = await phone(browser.newContext.bind(browser), "pl-PL");
    const page = await context.newPage();
    for (const roll of ["attack", "artillery", "melee", "order"]) {
      await open(page, `?roll=${roll}`);
      await expect(page.getByRole("status")).toContainText("%");
      await expectNoSidewaysScroll(page);
      await expectFingerSized(page);
    }
    await expectAccessible(page);
    await context.close();
  });
});

test("tests, orders, batteries and feints have odds of their own, and regiments picked from a list, storming, or turning on guns", async ({
  page,
}) => {
  await test.step("tests, orders, commanders, batteries, canister and feints have odds of their own", async () => {
    await test.step("a test is passed from 12 up by itself, an order of 13 is not given", async () => {
      await open(page, "?roll=morale");
      const unit = party(page, "Unit");
      await expect(page.getByRole("status")).toContainText("2d6: 7 or less");
      await expect(outcome(page, "The test passes", "Yes")).toContainText("7/12");
      await unit.getByLabel("Morale", { exact: true }).fill("12");
      await expect(page.getByRole("status")).toContainText("automatic, no roll");
      await page.getByRole("link", { name: "5.3 Order test" }).click();
      const order = party(page, "Test");
      await order.getByLabel("Distance").selectOption("61 cm and more");
      await expect(outcome(page, "The order is carried out", "Yes")).toContainText("5/18");
      await expect(page.getByText("it is read as 9+")).toBeVisible();
      await order.getByLabel("Given by").selectOption("General of division");
      await expect(order.getByText("only to single regiments and battalions")).toBeVisible();
      await order.getByLabel("Given to").selectOption("A regiment or battalion, order no. 2");
      await expect(order.getByText("such an order may not be given")).toBeVisible();
      await expectAccessible(page);
    });
    await test.step("a commander fired at, and a battery held up, have odds of their own", async () => {
      await open(page, "?roll=commander");
      await expect(page.getByRole("status")).toContainText("2d6: 3 or less");
      await expect(outcome(page, "The commander is lost", "Yes")).toContainText("1/12");
      const test = party(page, "Test");
      await test.getByLabel("Dice of the fire (empty: it has hit)").fill("3");
      await expect(outcome(page, "The commander is lost", "Yes")).toContainText("7/96");
      await page.getByRole("link", { name: "13.3 Delayed artillery" }).click();
      await expect(outcome(page, "When the battery arrives", "In turn 2 (5+)")).toContainText(
        "1/6",
      );
      await expect(outcome(page, "When the battery arrives", "Never")).toContainText("1/108");
      await expectAccessible(page);
    });
    await test.step("canister is refused against a wood, at the place where it is ticked", async () => {
      await open(page, "?roll=artillery");
      await party(page, "Firing unit").getByLabel("Canister [9.3]").check();
      await party(page, "Target")
        .getByLabel(/^In a wood or grove/)
        .check();
      await expect(party(page, "Target").getByText("is not possible here")).toBeVisible();
      await expect(page.getByText("correct the highlighted field")).toBeVisible();
      await expectAccessible(page);
    });
    await test.step("a feint is asked for at an attack, and never comes to a melee", async () => {
      await open(page, "?roll=attack");
      await page.getByLabel("A feint, by a unit with that trait").check();
      const results = page.getByRole("table", { name: "Result of the attack", exact: true });
      await expect(results).toContainText("The feint succeeds");
      await expect(results).not.toContainText("melee");
      await expect(page.getByText("A feint pushes the attacker back in any case")).toBeVisible();
    });
  });
  await test.step("a regiment picked from a list fills its party, and what is changed afterwards stays", async () => {
    await open(page, "?roll=melee");
    const attacker = party(page, "Attacker");
    await attacker
      .getByLabel("From an army list")
      .selectOption({ label: "Duchy of Warsaw 1812, advance guard" });
    await attacker.getByLabel("Regiment").selectOption({ label: "14th Cuirassiers" });
    await expect(attacker.getByLabel("Arm", { exact: true })).toHaveValue("cavalry");
    await expect(attacker.getByText("are filled in")).toBeVisible();
    const bases = attacker.getByLabel("Bases", { exact: true });
    await bases.fill("1");
    await expect(page).toHaveURL(/a\.bases=1/);
    await expect(bases).toHaveValue("1");
    await expect(attacker.getByLabel(/^Charge of heavy cavalry/)).toBeChecked();
    await expectAccessible(page);
  });
  await test.step("regiments storm a village, turn dice on guns, and the focus is never under the odds at twice the size", async () => {
    await test.step("two regiments storm a village: one throw a side, and each has its share", async () => {
      await open(page, "?roll=multicombat");
      for (const name of ["Attacker 1", "Attacker 2"]) {
        await party(page, name)
          .getByLabel(/^Attack or counter-attack with the bayonet/)
          .check();
      }
      await party(page, "Attacker 1").getByLabel("Bases", { exact: true }).fill("2");
      await party(page, "Attacker 2").getByLabel("Bases", { exact: true }).fill("2");
      await party(page, "Defender")
        .getByLabel(/^In a built-up area/)
        .check();
      await expect(page.getByRole("status")).toContainText("14 dice, hitting on 4+");
      await expect(page.getByRole("status")).toContainText("11 dice, hitting on 4+");
      await expect(page.getByRole("table", { name: "Attacker 2 after the melee" })).toContainText(
        "%",
      );
      await expect(page.getByText("Lots decide which take the odd ones")).toBeVisible();
      await party(page, "The meeting").getByLabel("Defending regiments").selectOption("2");
      await party(page, "Attacker 2")
        .getByLabel(/^Attack on flank or rear/)
        .check();
      await expect(
        party(page, "Attacker 2").getByText("it is unclear whose flank that is"),
      ).toBeVisible();
      await party(page, "Defender 2").getByLabel("Bases struck in flank").fill("1");
      await expect(page.getByRole("table", { name: "Defender 2: WTR lost" })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
    await test.step("dice turned on guns come off the throw, and the page says what the text leaves open", async () => {
      await open(page, "?roll=multicombat");
      const meeting = party(page, "The meeting");
      await expect(meeting.getByLabel("Dice turned on the guns")).toHaveCount(0);
      await expect(page.getByRole("status")).toContainText("12 dice, hitting on 4+");
      await meeting.getByLabel(/^Unprotected guns are attacked/).focus();
      await page.keyboard.press("Space");
      const dice = meeting.getByLabel("Dice turned on the guns");
      await expect(dice).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(dice, "what the tick asks for stands under it").toBeFocused();
      await dice.fill("5");
      await meeting.getByLabel("WTR per base of guns").fill("4");
      await expect(page.getByRole("status")).toContainText("7 dice, hitting on 4+");
      await expect(page.getByRole("status")).toContainText("5 dice, hitting on 4+");
      await expect(page.getByRole("table", { name: "Guns: bases destroyed" })).toBeVisible();
      await expect(page.getByText("The text leaves open how many dice that is")).toBeVisible();
      await dice.fill("13");
      await expect(
        meeting.getByText("That is more than the attackers roll. Enter a smaller number."),
      ).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
    await test.step("at twice the size what has the focus is never under the odds at the foot", async () => {
      await page.setViewportSize({ width: 720, height: 450 });
      await open(page, "?roll=multicombat&m.guns=yes");
      await party(page, "The meeting").getByLabel("Attacking regiments").focus();
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press("Tab");
        await expect.poll(() => isInSight(page)).toBe(true);
      }
    });
  });
});

test("it answers without script, and to an address that makes no sense", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "en-GB" });
  const page = await context.newPage();
  await page.goto(`${ODDS}?roll=x&roll=y&a.bases=zz&a.row=fog&b.arm=dragon&b.g.shelter=q`);
  await expect(outcome(page, "WTR lost by the target", "0")).toContainText("1/512");
  await party(page, "Target")
    .getByLabel(/^Behind a wall or fence/)
    .check();
  await page.getByRole("button", { name: "Work out odds" }).click();
  await expect(outcome(page, "WTR lost by the target", "0")).toContainText("1/256");
  await context.close();
});

test("on a phone, in Danish and in the dark", async ({ browser }) => {
  const context = await phone(browser.newContext.bind(browser), "da-DK", "dark");
  const page = await context.newPage();
  await open(page, "?roll=fire&a.bases=20&a.lightInfantry=yes");
  await expect(page.getByRole("table", { name: "Målet efter skydningen" })).toContainText("%");
  await expectNoSidewaysScroll(page);
  await expectFingerSized(page);
  await expectAccessible(page);
  await context.close();
});

type NewContext = (options: {
  locale: string;
  colorScheme: "light" | "dark";
  viewport: { width: number; height: number };
  hasTouch: boolean;
}) => Promise<BrowserContext>;

function phone(newContext: NewContext, locale: string, colorScheme: "light" | "dark" = "light") {
  return newContext({
    locale,
    colorScheme,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
}
