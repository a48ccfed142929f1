import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MapDesk } from "@/app/(author)/scenarios/[id]/edit/map/map-desk";
import { onTable, table } from "@/tests/setup/components/map";
import { type OpenedDesk, openDesk } from "@/tests/setup/components/scenario-desk";
import {
  battery,
  formation,
  scenario,
  side,
  unit,
} from "../../lib/domain/belle-alliance/scenario/build";

const TABLE = { widthCm: 200, depthCm: 150 };
const ROAD = {
  id: "chaussee",
  kind: "road",
  name: "The chaussée",
  points: [
    [100, 0],
    [100, 150],
  ],
};
const foot = (id: string) => unit(id, { name: `${id} Foot`, nation: "britain", men: 600 });
const KEMPT = formation("kempt", { name: "8th Brigade", units: [foot("28th"), foot("32nd")] });
const PACK = formation("pack", {
  name: "9th Brigade",
  units: [foot("1st"), foot("44th"), battery("rogers", { nation: "britain", guns: 6 })],
});
/** Two brigades with a battery; nothing is placed on the table yet. */
const PICTON = formation("picton", {
  name: "5th Division",
  level: "division",
  formations: [KEMPT, PACK],
});

const panel = () => page.getByRole("region", { name: "Place a whole formation" });
const begin = () => page.getByRole("button", { name: "Place formation …" });

test("a brigade is drawn up along a line: dragged, clicked at both ends, or typed", async () => {
  const desk = await openMap();
  await begin().click();
  await choose("Formation", "8th Brigade");
  await panel().getByText("Along a line").click();
  const flank = (name: string, field: string) =>
    panel().getByRole("group", { name }).getByRole("textbox", { name: field });
  await userEvent.dragAndDrop(table(), table(), {
    sourcePosition: onTable(TABLE, [40, 60]),
    targetPosition: onTable(TABLE, [60, 60]),
    steps: 4,
  });
  await expect.element(flank("Left flank", "East")).toHaveValue("40");
  await expect.element(flank("Right flank", "East")).toHaveValue("60");
  await expect.element(panel()).toHaveTextContent(/longer than the line.*28th Foot, 32nd Foot/);

  // If the line is drawn the other way, they face the other way.
  await table().click({ position: onTable(TABLE, [150, 90]) });
  await table().click({ position: onTable(TABLE, [50, 90]) });
  await expect.element(flank("Left flank", "East")).toHaveValue("150");
  await expect.element(panel()).not.toHaveTextContent("longer than the line");
  await flank("Left flank", "North").fill("100");
  await userEvent.keyboard("{Tab}");
  await flank("Right flank", "North").fill("100");
  await userEvent.keyboard("{Tab}");
  await panel().getByRole("button", { name: "Place 2 units" }).click();
  await expect.poll(() => placed(desk).length).toBe(2);
  const [first, second] = placed(desk);
  expect(first).toMatchObject({ facingDeg: 180 });
  expect(first?.xCm).toBeGreaterThan(second?.xCm ?? 0);
  expect(first?.yCm).toBeCloseTo(101, -0.5);

  // The tool goes on with the next brigade, drawn up in the same way.
  await page
    .getByRole("toolbar", { name: "Drawing tools" })
    .getByRole("button", { name: "Formation" })
    .click();
  await expect.element(panel().getByRole("button", { name: "Place 3 units" })).toBeVisible();
});

test("by keyboard a brigade goes into column on a road that is too short for nobody", async () => {
  const desk = await openMap();
  begin().element().focus();
  await userEvent.keyboard("{Enter}");
  await choose("Formation", "9th Brigade");
  await choose("Drawn up", "In column of march");
  panel().getByRole("radio", { name: "At a point" }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await choose("Follow", "The chaussée");
  panel().getByRole("button", { name: "Place 3 units" }).element().focus();
  await userEvent.keyboard("{Enter}");
  const onRoad = { xCm: 100, facingDeg: 0, formation: "column-of-march" };
  await expect.poll(() => placed(desk)).toMatchObject([onRoad, onRoad, onRoad]);
});

async function openMap(): Promise<OpenedDesk> {
  const reds = side("reds", { formations: [PICTON] });
  const document = scenario({ sides: [reds], map: { ...TABLE, features: [ROAD] } });
  const desk = await openDesk(document, "map", <MapDesk />);
  await expect.element(table()).toBeVisible();
  await expect.element(begin()).toBeEnabled();
  return desk;
}

function placed(desk: OpenedDesk) {
  const [division] = desk.stored().sides[0]?.formations ?? [];
  const units = division?.formations.flatMap((brigade) => brigade.units) ?? [];
  return units.flatMap(({ placement }) => (placement ? [placement] : []));
}

async function choose(label: string, option: string): Promise<void> {
  const button = panel().getByRole("button", { name: new RegExp(`${label}$`) });
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard("{Enter}");
  await page.getByRole("option", { name: new RegExp(`^${option}`) }).click();
}
