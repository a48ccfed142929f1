import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MapDesk } from "@/app/(author)/scenarios/[id]/edit/map/map-desk";
import { openDesk } from "@/tests/setup/components/scenario-desk";
import { scenario } from "../../lib/domain/belle-alliance/scenario/build";

const wood = (name: string, x: number) => ({
  id: name.toLowerCase(),
  kind: "wood",
  name,
  points: [
    [x, 10],
    [x + 20, 10],
    [x + 20, 30],
    [x, 30],
  ],
});
const ROAD = {
  id: "road",
  kind: "road",
  name: "Chaussée",
  points: [
    [0, 60],
    [180, 60],
  ],
};

async function desk(features: object[]) {
  const document = scenario({ map: { widthCm: 180, depthCm: 120, features } });
  const { stored } = await openDesk(document, "map", <MapDesk />);
  return { storedMap: () => stored().map };
}

test("the table is turned with all that is on it, and undone in one step", async () => {
  const { storedMap } = await desk([ROAD]);
  await page.getByRole("button", { name: "Turn table" }).click();
  await page.getByRole("menuitem", { name: "Quarter turn right" }).click();
  await expect.poll(storedMap).toMatchObject({ widthCm: 120, depthCm: 180 });
  expect(storedMap().features).toMatchObject([
    {
      points: [
        [60, 180],
        [60, 0],
      ],
    },
  ]);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect.poll(storedMap).toMatchObject({ widthCm: 180, depthCm: 120 });
});

test("two woods are joined, and a wood cut by another, by keyboard", async () => {
  const { storedMap } = await desk([wood("West", 10), wood("East", 25), ROAD]);
  await press("button", "West");
  await press("button", "Combine");
  await press("menuitem", "Join with “East”");
  await expect.poll(() => storedMap().features).toHaveLength(2);
  await press("button", /^Undo/);
  await expect.poll(() => storedMap().features).toHaveLength(3);
  await press("button", "West");
  await press("button", "Combine");
  await press("menuitem", "Cut away what “East” covers");
  await expect
    .poll(() => storedMap().features[0])
    .toMatchObject({ id: "west", points: expect.arrayContaining([[25, 10]]) });
});

/** Presses a control by keyboard. */
async function press(role: "button" | "menuitem", name: string | RegExp): Promise<void> {
  const control = page.getByRole(role, { name, exact: true });
  await expect.element(control).toBeVisible();
  control.element().focus();
  await userEvent.keyboard("{Enter}");
}
