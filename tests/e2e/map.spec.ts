import { expect, type Locator, type Page, test } from "@playwright/test";
import {
  drag,
  holdScripts,
  inspector,
  middleOf,
  onScreen,
  pane,
  questionBar,
  tool,
  units,
} from "./map-desk";
import { awake, expectAccessibleInBothThemes, revisit, visit } from "./page-checks";
import { beSomebody } from "./people";
import { storedScenario } from "./scenario-desk";

const API = "/api/v1";

const unit = (id: string, name: string, more: object) => ({
  id,
  name,
  nation: "britain",
  arm: "infantry",
  type: "line",
  ...more,
});

/** An empty table and three units that are not placed yet. */
const SCENARIO = {
  kind: "scenario",
  schemaVersion: 1,
  title: "The empty table",
  language: "en",
  map: { widthCm: 200, depthCm: 150 },
  sides: [
    {
      id: "reds",
      name: "Reds",
      colour: "a",
      formations: [
        {
          id: "first-brigade",
          name: "First Brigade",
          level: "brigade",
          units: [
            unit("first-foot", "1st Foot", { men: 600 }),
            unit("second-foot", "2nd Foot", { men: 480 }),
          ],
        },
      ],
    },
    {
      id: "blues",
      name: "Blues",
      colour: "b",
      formations: [
        {
          id: "horse",
          name: "Horse",
          level: "brigade",
          units: [
            unit("hussars", "Hussars", {
              nation: "france",
              arm: "cavalry",
              type: "hussar",
              men: 400,
            }),
          ],
        },
      ],
    },
  ],
};

async function openDesk(page: Page): Promise<string> {
  await beSomebody(page.request, "Mapmaker");
  const created = await page.request.post(`${API}/scenarios`, { data: SCENARIO });
  expect(created.status(), await created.text()).toBe(201);
  const { id } = await created.json();
  await visit(page, `/scenarios/${id}/edit/map`);
  await expect(pane(page)).toBeVisible();
  await expect(page.locator("svg.table-picture")).toBeVisible();
  await awake(page);
  return id;
}

const shapes = (page: Page): Locator => page.getByRole("region", { name: /^Shapes/ });
async function draw(page: Page, name: string, points: readonly (readonly [number, number])[]) {
  await tool(page, name).click();
  await expect(page.locator(".geoman-draw-cursor")).toBeVisible();
  for (const point of points) {
    const { x, y } = await onScreen(page, point);
    await page.mouse.move(x, y, { steps: 2 });
    await page.mouse.click(x, y);
  }
}

/** Up to four answers are shown directly; more open as a list. */
async function answerWith(page: Page, { answer, from }: { answer: string; from: "seg" | "list" }) {
  const bar = questionBar(page);
  if (from === "seg") return bar.locator("label").getByText(answer, { exact: true }).click();
  await bar.locator("button[aria-haspopup=listbox]").click();
  await page.getByRole("option", { name: answer }).click();
}

/**
 * The precision for which `closeTo` means "within 1 cm": a pointer is accurate to the pixel, and shapes snap to half a
 * cm.
 */
const WITHIN_1_CM = -0.31;

function near(points: readonly (readonly [number, number])[]) {
  return points.map((point) => point.map((cm) => expect.closeTo(cm, WITHIN_1_CM)));
}

async function stored(page: Page, id: string) {
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  return (await page.request.get(`${API}/scenarios/${id}`)).json();
}

const CORNERS = [
  [60, 80],
  [90, 80],
  [90, 105],
  [60, 105],
] as const;

test("one click and Enter make a shape of ordinary size there", async ({ page }) => {
  const id = await openDesk(page);
  for (const [name, at] of [
    ["Crossing", [60, 80]],
    ["Wood", [120, 80]],
  ] as const) {
    await tool(page, name).click();
    await expect(page.locator(".geoman-draw-cursor")).toBeVisible();
    const { x, y } = await onScreen(page, at);
    await page.mouse.click(x, y);
    await page.keyboard.press("Enter");
    await expect(tool(page, "Select")).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Escape");
  }
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  const { map } = await storedScenario(page, id);
  expect(map.features.map(({ kind }: { kind: string }) => kind)).toEqual(["crossing", "wood"]);
});

test("corners set before what draws them has come are kept", async ({ page }) => {
  const release = await holdScripts(page, /pm:drawstart/);
  const id = await openDesk(page);
  await tool(page, "Wood").click();
  for (const corner of CORNERS) {
    const { x, y } = await onScreen(page, corner);
    await page.mouse.click(x, y);
  }
  await page.keyboard.press("Enter");
  await expect(pane(page)).toHaveAttribute("aria-busy", "true");
  release();
  await expect(shapes(page).getByRole("heading")).toContainText("1");
  await expect(pane(page)).not.toHaveAttribute("aria-busy");
  expect((await stored(page, id)).map.features).toEqual([
    expect.objectContaining({ kind: "wood", points: near(CORNERS) }),
  ]);
});

test("so are those set before the map itself has come", async ({ page }) => {
  const release = await holdScripts(page, /table-picture/);
  await beSomebody(page.request, "Mapmaker");
  const created = await page.request.post(`${API}/scenarios`, { data: SCENARIO });
  const { id } = await created.json();
  await visit(page, `/scenarios/${id}/edit/map`);
  await tool(page, "Wood").click();
  await expect(tool(page, "Wood")).toHaveAttribute("aria-pressed", "true");
  const { x, y } = await middleOf(pane(page));
  const corners = [
    [x, y],
    [x + 80, y],
    [x + 80, y + 60],
  ] as const;
  for (const [left, top] of corners) await page.mouse.click(left, top);
  await page.keyboard.press("Enter");
  release();
  await expect(shapes(page).getByRole("heading")).toContainText("1");
  const { points } = (await stored(page, id)).map.features[0];
  const onTable = await Promise.all(
    points.map((point: readonly [number, number]) => onScreen(page, point)),
  );
  const within = onTable.map((at, i) =>
    Math.hypot(at.x - (corners[i]?.[0] ?? 0), at.y - (corners[i]?.[1] ?? 0)),
  );
  expect(within).toHaveLength(3);
  expect(Math.max(...within)).toBeLessThan(6);
});

test("and so is Shift with a click, which adds to what is chosen", async ({ page }) => {
  const release = await holdScripts(page, /table-picture/);
  await beSomebody(page.request, "Mapmaker");
  const stand = (xCm: number) => ({ xCm, yCm: 75, facingDeg: 0, formation: "line" });
  const [reds] = SCENARIO.sides;
  const pair = [unit("a", "1st Foot", { men: 600, placement: stand(60) })];
  pair.push(unit("b", "2nd Foot", { men: 600, placement: stand(140) }));
  const brigade = { ...reds?.formations[0], units: pair };
  const data = { ...SCENARIO, sides: [{ ...reds, formations: [brigade] }] };
  const { id } = await (await page.request.post(`${API}/scenarios`, { data })).json();
  await visit(page, `/scenarios/${id}/edit/map`);
  await expect(tool(page, "Select")).toHaveAttribute("aria-pressed", "true");
  await expect(pane(page)).toHaveAttribute("aria-busy", "true");
  // The table is not drawn yet; it will be as large as the frame allows, less the space for the rulers.
  const box = await pane(page).boundingBox();
  if (!box) throw new Error("The map has no frame.");
  const [width, height] = [box.width - 40, box.height - 34];
  const pxPerCm = Math.min(width / 200, height / 150);
  const at = (xCm: number) =>
    [box.x + 30 + width / 2 + (xCm - 100) * pxPerCm, box.y + 24 + height / 2] as const;
  await page.mouse.click(...at(60));
  await page.keyboard.down("Shift");
  await page.mouse.click(...at(140));
  await page.keyboard.up("Shift");
  release();
  await expect(inspector(page).getByRole("region", { name: "2 pieces" })).toBeVisible();
});

test("draws every kind of shape by mouse, asks what the rules ask, and keeps it", {
  tag: "@journey",
}, async ({ page }) => {
  const id = await openDesk(page);
  const area = [
    [20, 20],
    [50, 20],
    [50, 45],
    [20, 45],
  ] as const;
  const line = [
    [70, 30],
    [100, 60],
  ] as const;
  const drawn: readonly [string, readonly (readonly [number, number])[], string | null][] = [
    ["Hill layer", area, null],
    ["Wood", area.map(([x, y]) => [x + 40, y + 60] as const), null],
    ["Ground", area.map(([x, y]) => [x + 90, y + 60] as const), null],
    ["Building", area.map(([x, y]) => [x + 100, y] as const), "stone"],
    ["Road", line, "paved"],
    ["Stream", line.map(([x, y]) => [x + 10, y] as const), null],
    ["Wall", line.map(([x, y]) => [x - 10, y + 5] as const), "over 2 m"],
    ["Hedge", line.map(([x, y]) => [x - 15, y + 10] as const), "Holstein hedge"],
    ["Fence", line.map(([x, y]) => [x - 20, y + 15] as const), "dyke"],
  ];
  for (const [name, points, answer] of drawn) {
    await draw(page, name, points);
    await page.keyboard.press("Enter");
    const done = page.getByRole("button", { name: "Done" });
    const from = name === "Fence" ? "list" : "seg";
    if (answer) await answerWith(page, { answer, from });
    if (name !== "Wood") await done.click();
  }
  await draw(page, "Crossing", [
    [90, 80],
    [90, 90],
  ]);
  await questionBar(page).getByText("Bridge or ford").waitFor();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(shapes(page).getByRole("heading")).toContainText("10");
  const { map } = await stored(page, id);
  const byKind = Object.fromEntries(
    map.features.map((each: { kind: string }) => [each.kind, each]),
  );
  expect(Object.keys(byKind)).toHaveLength(10);
  expect(byKind.hill).toMatchObject({ level: 1, points: near(area) });
  expect(byKind.building).toMatchObject({ material: "stone" });
  expect(byKind.wall).toMatchObject({ height: "over-2m" });
  expect(byKind.hedge).toMatchObject({ hedge: "holstein-hedge" });
  expect(byKind.fence).toMatchObject({ fence: "dyke" });
  expect(byKind.stream).toMatchObject({ widthCm: null });
  await expect(shapes(page).getByText("to be decided")).toHaveCount(3);
});

test("the whole table is 100 %, shapes are reshaped, moved, removed, undone and redone, and axe finds no fault at a desk or on a phone", async ({
  page,
}) => {
  const id = await openDesk(page);
  await test.step("the whole table is 100 %, also where the window changed while it was seen nearer", async () => {
    const level = page.locator("output", { hasText: "%" });
    await expect(level).toHaveText("100 %");
    await page.getByRole("button", { name: "Zoom in" }).click();
    await expect(level).not.toHaveText("100 %");
    await page.setViewportSize({ width: 1100, height: 800 });
    await page.getByRole("button", { name: "Whole table" }).click();
    await expect(level).toHaveText("100 %");
    const wide = async () => (await page.locator("svg.table-picture").boundingBox())?.width ?? 0;
    const before = await wide();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(wide).toBeGreaterThan(before + 50);
    await expect(level).toHaveText("100 %");
  });
  await test.step("reshapes, moves, removes, undoes and redoes", async () => {
    await draw(page, "Building", [
      [60, 60],
      [80, 60],
      [80, 75],
      [60, 75],
    ]);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Done" }).click();
    const east = inspector(page).getByRole("textbox", { name: "Corner 1, x" });
    const drawn = await east.inputValue();
    expect(Number(drawn)).toBeCloseTo(60, WITHIN_1_CM);
    await expect(page.locator(".marker-icon").first()).toBeVisible();
    await drag(page, await onScreen(page, [60, 60]), [-40, 0]);
    await expect(east).not.toHaveValue(drawn);
    const reshaped = await east.inputValue();
    await drag(page, await onScreen(page, [70, 68]), [60, -30]);
    await expect(east).not.toHaveValue(reshaped);
    await pane(page).focus();
    await page.keyboard.press("Control+z");
    await expect(east).toHaveValue(reshaped);
    await page.keyboard.press("Control+z");
    await expect(east).toHaveValue(drawn);
    await page.keyboard.press("Control+Shift+z");
    await expect(east).toHaveValue(reshaped);
    await inspector(page).getByRole("button", { name: "Remove", exact: true }).click();
    await expect(shapes(page).getByRole("heading")).toContainText("0");
    await pane(page).focus();
    await page.keyboard.press("Control+z");
    await expect(shapes(page).getByRole("button", { name: "Building" })).toBeVisible();
    expect((await stored(page, id)).map.features).toHaveLength(1);
  });
  await test.step("no fault axe can find", async () => {
    await shapes(page).getByRole("button", { name: "Add shape" }).click();
    await page.getByRole("menuitem", { name: "Stream" }).click();
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await expectAccessibleInBothThemes(page);
    }
  });
});

test("shapes and units are made by keyboard alone, placed, dragged and turned, and left out of the other side's view", {
  tag: "@journey",
}, async ({ page }) => {
  await test.step("makes and changes a shape and a unit by keyboard alone", async () => {
    const id = await openDesk(page);
    await shapes(page).getByRole("button", { name: "Add shape" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Wall" }).press("Enter");
    await inspector(page).getByRole("radio", { name: "decide later" }).focus();
    await page.keyboard.press("ArrowLeft");
    await expect(inspector(page).getByRole("radio", { name: "over 2 m" })).toBeChecked();
    await inspector(page).getByRole("textbox", { name: "Corner 1, x" }).focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("12,5");
    await page.keyboard.press("Enter");
    await inspector(page).getByRole("button", { name: "New corner after 1" }).press("Enter");
    await expect(inspector(page).getByRole("textbox", { name: /^Corner \d, x$/ })).toHaveCount(3);

    await units(page).getByRole("button", { name: "1st Foot" }).press("Enter");
    await inspector(page).getByRole("button", { name: "Place in the middle" }).press("Enter");
    const facing = inspector(page).getByRole("textbox", { name: "Facing" });
    const before = Number(await facing.inputValue());
    await pane(page).focus();
    await page.keyboard.press("]");
    await page.keyboard.press("Shift+]");
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("ArrowUp");
    await expect(facing).toHaveValue(String((before + 50) % 360));

    const { map, sides } = await stored(page, id);
    expect(map.features[0]).toMatchObject({ kind: "wall", height: "over-2m" });
    expect(map.features[0].points[0][0]).toBe(12.5);
    expect(map.features[0].points).toHaveLength(3);
    const { placement } = sides[0].formations[0].units[0];
    expect(placement).toMatchObject({ facingDeg: (before + 50) % 360, formation: "line" });
    expect(placement.xCm).toBeGreaterThan(100);
    expect(placement.yCm).toBeGreaterThan(70);
  });
  await test.step("places units by click, drags and turns one, and finds them so after a reload", async () => {
    await openDesk(page);
    await tool(page, "Unit").click();
    await units(page).getByRole("button", { name: "1st Foot" }).click();
    for (const place of [
      [60, 50],
      [100, 50],
    ] as const) {
      const { x, y } = await onScreen(page, place);
      await page.mouse.click(x, y);
    }
    const second = page.locator("g.map-unit[data-subject='unit:second-foot']");
    await expect(second).toBeVisible();
    await tool(page, "Select").click();
    const from = await middleOf(second);
    await drag(page, from, [70, -40]);
    const east = inspector(page).getByRole("textbox", { name: "East", exact: true });
    await expect(east).not.toHaveValue("100");
    // The handle moves with the unit, so it is picked up at the unit's final position.
    await expect.poll(async () => (await middleOf(second)).x - from.x).toBeGreaterThan(60);
    const handle = page.locator(".map-turn circle").last();
    await drag(page, await middleOf(handle), [120, 20]);
    const facing = inspector(page).getByRole("textbox", { name: "Facing" });
    await expect(facing).not.toHaveValue("0");
    const [at, turned] = [await east.inputValue(), await facing.inputValue()];
    await expect(page.getByText(/^Saved/).first()).toBeVisible();
    await revisit(page);
    await expect(second).toBeVisible();
    await units(page).getByRole("button", { name: "2nd Foot" }).click();
    await expect(east).toHaveValue(at);
    await expect(facing).toHaveValue(turned);
  });
  await test.step("a side's view leaves out the other side and what is hidden from it", async () => {
    await openDesk(page);
    await draw(page, "Wood", [
      [60, 60],
      [90, 60],
      [75, 90],
    ]);
    await page.keyboard.press("Enter");
    await inspector(page).getByText("Blues", { exact: true }).click();
    await units(page).getByRole("button", { name: "1st Foot" }).click();
    await inspector(page).getByRole("button", { name: "Place in the middle" }).click();
    const wood = page.locator("svg.table-picture [data-subject^='feature:']");
    await expect(wood.first()).toBeAttached();
    await page.getByRole("radiogroup", { name: "View as" }).getByText("Blues").click();
    await expect(wood).toHaveCount(0);
    await expect(page.locator("g.map-unit")).toHaveCount(0);
    await page.getByRole("radiogroup", { name: "View as" }).getByText("Reds").click();
    await expect(page.locator("g.map-unit")).toHaveCount(1);
  });
});
