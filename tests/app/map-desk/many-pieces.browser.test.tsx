import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MapDesk } from "@/app/(author)/scenarios/[id]/edit/map/map-desk";
import { onTable, pane, table } from "@/tests/setup/components/map";
import { inspector, type OpenedDesk, openDesk } from "@/tests/setup/components/scenario-desk";
import { formation, scenario, side, unit } from "../../lib/domain/belle-alliance/scenario/build";

const TABLE = { widthCm: 200, depthCm: 150 };

const foot = (id: string, xCm: number, yCm: number) =>
  unit(id, {
    name: `${id} Foot`,
    nation: "britain",
    men: 600,
    placement: { xCm, yCm, facingDeg: 0, formation: "line" },
  });
const WOOD = {
  id: "wood",
  kind: "wood",
  points: [
    [150, 110],
    [180, 110],
    [180, 140],
  ],
};
/** A brigade of three battalions with its brigadier, and a single battalion of another brigade. */
const BRIGADES = [
  formation("kempt", {
    name: "8th Brigade",
    commander: { name: "Sir James Kempt", placement: { xCm: 70, yCm: 40 } },
    units: [foot("28th", 40, 60), foot("32nd", 65, 64), foot("79th", 100, 60)],
  }),
  formation("pack", { name: "9th Brigade", units: [foot("44th", 150, 60)] }),
];

const pieces = () => inspector().getByRole("region", { name: /^\d+ pieces?$/ });
const region = (name: string) => inspector().getByRole("region", { name });
const spot = (xCm: number, yCm: number) => ({ position: onTable(TABLE, [xCm, yCm]) });

test("Shift and a click add a piece and let go of it; Escape lets go of all", async () => {
  await openMap();
  await table().click(spot(40, 60));
  await table().click({ ...spot(150, 60), modifiers: ["Shift"] });
  await expect.element(pieces()).toHaveTextContent("2 pieces");
  await table().click({ ...spot(40, 60), modifiers: ["Shift"] });
  await expect.element(region("44th Foot")).toBeVisible();
  const wood = inspector().getByRole("button", { name: "Wood", exact: true });
  wood.element().focus();
  await userEvent.keyboard("{Shift>}{Enter}{/Shift}");
  await expect.element(pieces()).toHaveTextContent("1 terrain shape");
  await expect.element(wood).toHaveAttribute("aria-pressed", "true");
  pane().element().focus();
  await userEvent.keyboard("{Escape}");
  await expect.element(region("The table")).toBeVisible();
});

test("the menu selects a side, and the panel moves it and forms it in column", async () => {
  const desk = await openMap();
  await page.getByRole("button", { name: "Selection" }).click();
  await page.getByRole("menuitem", { name: "Select Reds (5)" }).click();
  await expect.element(pieces()).toHaveTextContent("5 pieces");
  await pieces().getByRole("textbox", { name: "North by" }).fill("7");
  await userEvent.keyboard("{Tab}");
  await pieces().getByRole("button", { name: "Move", exact: true }).click();
  await expect.poll(() => placeOf(desk, "44th")?.yCm).toBe(67);
  await pieces()
    .getByRole("button", { name: /Formation of all$/ })
    .click();
  await page.getByRole("option", { name: /^Column of attack/ }).click();
  await expect.poll(() => placeOf(desk, "79th")).toMatchObject({ formation: "column-of-attack" });
});

test("by keyboard all troops are chosen, aligned, wheeled, mirrored, locked and removed", async () => {
  const desk = await openMap();
  const units = page.getByRole("region", { name: /^Units/ });
  units.getByRole("button", { name: "28th Foot" }).element().focus();
  await userEvent.keyboard("{Enter}");
  pane().element().focus();
  await userEvent.keyboard("s");
  await expect.element(pieces()).toHaveTextContent("4 pieces");
  await userEvent.keyboard("k");
  await expect.poll(() => placeOf(desk, "28th")?.yCm).toBe(64);
  await userEvent.keyboard("j,");
  await expect.poll(() => placeOf(desk, "79th")?.facingDeg).toBe(345);
  await userEvent.keyboard(".i");
  const isMirrored = () => (placeOf(desk, "28th")?.xCm ?? 0) > (placeOf(desk, "79th")?.xCm ?? 0);
  await expect.poll(isMirrored).toBe(true);
  await userEvent.keyboard("l");
  await expect.poll(() => placeOf(desk, "28th")?.locked).toBe(true);
  const before = placeOf(desk, "28th");
  await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}{Control>}a{/Control}");
  await expect.element(pieces()).toHaveTextContent("5 pieces");
  await userEvent.keyboard("{Delete}");
  await expect.poll(() => placeOf(desk, "44th")).toBeNull();
  expect(placeOf(desk, "28th")).toEqual(before);
});

async function openMap(): Promise<OpenedDesk> {
  const reds = side("reds", { name: "Reds", formations: BRIGADES });
  const document = scenario({ sides: [reds], map: { ...TABLE, features: [WOOD] } });
  const desk = await openDesk(document, "map", <MapDesk />);
  await expect.element(pane()).toBeVisible();
  await expect.element(pane()).not.toHaveAttribute("aria-busy", "true");
  return desk;
}

function placeOf(desk: OpenedDesk, id: string) {
  const formations = desk.stored().sides[0]?.formations ?? [];
  const units = formations.flatMap((brigade) => brigade.units);
  return units.find((each) => each.id === id)?.placement;
}
