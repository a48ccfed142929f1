import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MapDesk } from "@/app/(author)/scenarios/[id]/edit/map/map-desk";
import { expectAccessible, inspector, openDesk } from "@/tests/setup/components/scenario-desk";
import { formation, scenario, side, unit } from "../../lib/domain/belle-alliance/scenario/build";

const ring = (west: number, south: number) => [
  [west, south],
  [west + 20, south],
  [west + 20, south + 20],
  [west, south + 20],
];
const placement = { xCm: 185, yCm: 75, facingDeg: 0, formation: "line" };
const FOOT = unit("first-foot", { name: "1st Foot", nation: "britain", men: 600, placement });
const MAP = {
  widthCm: 200,
  depthCm: 150,
  features: [
    { kind: "wood", id: "birch", name: "Birch Wood", points: ring(20, 60) },
    { kind: "wood", id: "oak", name: "Oak Wood", points: ring(170, 20) },
  ],
};

const width = () => inspector().getByRole("textbox", { name: "Width, west to east" });
const moving = (edge: string) => inspector().getByText(edge, { exact: true }).click();
const question = () => page.getByRole("alertdialog");

async function setWidth(cm: number): Promise<void> {
  await width().fill(String(cm));
  await userEvent.keyboard("{Enter}");
}

test("a table grows in the west with all that lies on it, and is cropped only when that is confirmed", async () => {
  const reds = side("reds", { formations: [formation("brigade", { units: [FOOT] })] });
  const document = scenario({ title: "The wood by the edge", map: MAP, sides: [reds] });
  const desk = await openDesk(document, "map", <MapDesk />);
  const storedMap = () => desk.stored().map;

  await moving("West");
  await setWidth(230);
  const moved = [{ points: ring(50, 60) }, { points: ring(200, 20) }];
  await expect.poll(storedMap).toMatchObject({ widthCm: 230, features: moved });
  await setWidth(200);
  await expect.element(question()).not.toBeInTheDocument();
  await expect.poll(storedMap).toMatchObject({ widthCm: 200, features: MAP.features });

  await moving("East");
  await setWidth(165);
  await expect
    .element(question())
    .toHaveTextContent("1 shape lies beyond the edge and will be removed: Oak Wood");
  await expect.element(question()).toHaveTextContent("to be placed again: 1st Foot");
  await expectAccessible();
  await question().getByRole("button", { name: "Cancel" }).click();
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(width()).toHaveValue("200");
  const undo = page.getByRole("button", { name: /^Undo/ });
  await expect.element(undo).toHaveTextContent("Resize table");

  await setWidth(165);
  await question().getByRole("button", { name: "Crop table" }).click();
  const cropped = [{ id: "birch", points: ring(20, 60) }];
  await expect.poll(storedMap).toMatchObject({ widthCm: 165, features: cropped });
  await undo.click();
  await expect.element(width()).toHaveValue("200");
  await expect.poll(storedMap).toMatchObject({ widthCm: 200, features: MAP.features });
  expect(desk.stored().sides[0]?.formations[0]?.units[0]?.placement).toMatchObject(placement);
});
