import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CheckDesk } from "@/app/(author)/scenarios/[id]/edit/check/check-desk";
import { MapDesk } from "@/app/(author)/scenarios/[id]/edit/map/map-desk";
import { expectAccessible, openDesk } from "@/tests/setup/components/scenario-desk";
import { formation, scenario, side, unit } from "../../lib/domain/belle-alliance/scenario/build";

const placement = { xCm: 50, yCm: 50, facingDeg: 0, formation: "line" };
const MILL = {
  kind: "building",
  id: "mill",
  name: "The mill",
  material: "stone",
  points: [
    [80, 60],
    [84, 60],
    [84, 64],
    [80, 64],
  ],
};

function battle(stand: object) {
  const foot = unit("foot", { name: "1st Foot", nation: "britain", men: 600, placement: stand });
  const brigade = formation("f1", { commander: { name: "Picton" }, units: [foot] });
  return scenario({
    sides: [side("reds", { formations: [brigade] })],
    map: { widthCm: 180, depthCm: 120, features: [MILL] },
  });
}

test("a battalion is set by keyboard to hold a building, and leaves by undo", async () => {
  const desk = await openDesk(battle(placement), "map?at=foot", <MapDesk />);
  const held = page.getByRole("button", { name: /Holds the building/ });
  const open = async () => {
    await expect.element(held).toBeVisible();
    held.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("option", { name: "None" })).toBeVisible();
  };
  await expect.element(held).toHaveTextContent("None");
  await open();
  const mill = page.getByRole("option", { name: /The mill/ });
  await expect.element(mill).toHaveTextContent("room for 7 figures");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(held).toHaveTextContent("The mill");
  const stand = () => desk.stored().sides[0]?.formations[0]?.units[0]?.placement;
  await expect.poll(stand).toMatchObject({ buildingId: "mill", xCm: 82, yCm: 62 });
  await expectAccessible();
  await open();
  await userEvent.keyboard("{ArrowUp}{Enter}");
  await expect.element(held).toHaveTextContent("None");
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(held).toHaveTextContent("The mill");
});

test("the check says that a battalion is too many for the building it holds", async () => {
  const inside = { ...placement, xCm: 82, yCm: 62, buildingId: "mill" };
  await openDesk(battle(inside), "check", <CheckDesk />);
  const finding = page.getByText("“The mill” has room for 7 figures").first();
  await expect.element(finding).toBeVisible();
});
