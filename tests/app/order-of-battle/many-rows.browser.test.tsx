import { describe, expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { OrderDesk } from "@/app/(author)/scenarios/[id]/edit/order-of-battle/order-desk";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import {
  expectAccessible,
  inspector,
  type OpenedDesk,
  openDesk,
} from "@/tests/setup/components/scenario-desk";
import {
  battery,
  formation,
  scenario,
  side,
  unit,
} from "../../lib/domain/belle-alliance/scenario/build";

const placement = { xCm: 50, yCm: 50, facingDeg: 0, formation: "line" };

const BRIGADES = [
  formation("b1", {
    name: "1st Brigade",
    units: [
      regiment("u0", "Regiment 0", { placement }),
      regiment("u1", "Regiment 1", { placement }),
      regiment("u2", "Regiment 2"),
    ],
  }),
  formation("b2", {
    name: "2nd Brigade",
    units: [
      regiment("u3", "Regiment 3"),
      regiment("h0", "3e Hussards", { arm: "cavalry", type: "hussar", weapon: "carbine" }),
      battery("g0", { name: "6th battery", weapon: null, calibrePd: null }),
    ],
  }),
  formation("b3", {
    name: "3rd Brigade",
    units: [regiment("p0", "Pioneers", { arm: "engineers", type: "sapper", men: 120 })],
  }),
];
const DIVISION = formation("division", {
  name: "1st Division",
  level: "division",
  formations: BRIGADES,
});

describe("with the mouse", () => {
  test("several rows are selected, and all of them change at once", async () => {
    const desk = await openOrder();
    await row("u0").click();
    await row("u2").click({ modifiers: ["Shift"] });
    await expectSelected(["u0", "u1", "u2"]);
    await expect.element(row("u2")).toHaveFocus();
    await row("h0").click({ modifiers: ["ControlOrMeta"] });
    await row("u1").click({ modifiers: ["ControlOrMeta"] });
    await expectSelected(["u0", "u2", "h0"]);
    await seen(inspector().getByRole("heading", { name: "3 units selected" }));
    await expect.element(inspector()).toHaveTextContent("Infantry 2");
    await expect
      .element(inspector().getByRole("button", { name: /Arm$/ }))
      .toHaveTextContent("various");
    await expectAccessible();

    await choose(/Nation$/, "Prussia");
    await seen(page.getByText("3 units changed."));
    const nations = () => fieldOf(desk, "nation");
    await expect
      .poll(nations)
      .toMatchObject({ u0: "prussia", u1: "france", u2: "prussia", h0: "prussia" });
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.poll(nations).toMatchObject({ u0: "france", h0: "france" });
    await expectSelected(["u0", "u2", "h0"]);
  });

  test("one of several selected rows dragged takes all of them along", async () => {
    const desk = await openOrder();
    const carried: (string | null)[] = [];
    DataTransfer.prototype.setDragImage = ({ textContent }) => carried.push(textContent);
    const grip = (id: string) => page.getByCss(`tr[data-key="${id}"] [draggable=true]`);
    await row("u0").click();
    await row("u2").click({ modifiers: ["ControlOrMeta"] });
    await userEvent.dragAndDrop(grip("u2"), grip("b2"));
    expect(carried).toEqual(["2 units"]);
    await expect.poll(() => brigade(desk, 1)).toEqual(["u3", "h0", "g0", "u0", "u2"]);
    await expectSelected(["u0", "u2"]);
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.poll(() => brigade(desk, 1)).toEqual(["u3", "h0", "g0"]);
  });

  test("fields that do not fit an arm apply to the units they fit, and say to how many", async () => {
    const desk = await openOrder();
    await row("u0").click();
    await row("g0").click({ modifiers: ["Shift"] });
    const weapon = inspector().getByRole("radiogroup", { name: "Weapon (5 of 6 units)" });
    await weapon.getByText("Rifle").click();
    await inspector()
      .getByText(/Trained marksmen .*\(5 of 6 units\)/)
      .click();
    await inspector().getByRole("textbox", { name: "Source of the strength" }).fill("Siborne");
    await inspector().getByText("Strength is an estimate").click();
    await inspector().getByRole("textbox", { name: "Reason" }).fill("Fresh troops");
    await inspector().getByRole("textbox", { name: "Value" }).fill("2");
    await inspector().getByRole("button", { name: "Set for 6 units" }).click();
    await expect.element(inspector()).toHaveTextContent("Custom value of all: +2 (Fresh troops).");
    await expect
      .poll(() => Object.values(unitsOf(desk)))
      .toMatchObject([
        ...Array.from({ length: 5 }, () => ({
          weapon: "rifle",
          marksmen: true,
          source: "Siborne",
          estimate: true,
          valour: { own: { value: 2, reason: "Fresh troops" } },
        })),
        { arm: "artillery", weapon: null, marksmen: false, source: "Siborne", estimate: true },
        { estimate: false },
      ]);
  });

  test("all of a kind and all of a brigade are split, merged and moved in one step each", async () => {
    const desk = await openOrder();
    const dialog = page.getByRole("dialog");
    await row("u0").click();
    await select(/^Line infantry of French/);
    await expectSelected(["u0", "u1", "u2", "u3"]);
    await inspector().getByRole("button", { name: "Split …" }).click();
    await expect.element(dialog).toHaveTextContent("2 × 650 men");
    await expectAccessible();
    await dialog.getByRole("button", { name: "Split 4 regiments" }).click();
    await seen(page.getByText("4 regiments split into 8 battalions."));
    await expect.poll(() => selected().length).toBe(8);
    await inspector().getByRole("button", { name: "Merge …" }).click();
    await expect.element(dialog).toHaveTextContent("1,300 men");
    await expectAccessible();
    await dialog.getByRole("button", { name: "Merge into 4 units" }).click();
    await seen(page.getByText("8 units merged into 4."));
    await expect.element(row("u1")).toHaveTextContent("Regiment 1");
    await seen(page.getByRole("button", { name: "Undo Merge units" }));

    await row("h0").click();
    await select(/^Units of 2nd Brigade/);
    await expectSelected(["h0", "g0", "u3"]);
    await inspector().getByRole("button", { name: "Move …" }).click();
    await choose(/To formation$/, /^1st Brigade/);
    await dialog.getByRole("button", { name: "Move", exact: true }).click();
    await seen(page.getByText("Moved to 1st Brigade: 3 units."));
    await expect.poll(() => brigade(desk, 0)).toEqual(["u0", "u1", "u2", "u3", "h0", "g0"]);
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.poll(() => brigade(desk, 0)).toEqual(["u0", "u1", "u2"]);
  });
});

describe("by keyboard alone", () => {
  test("a range and single rows are selected and removed", async () => {
    await openOrder();
    focus("u0");
    await userEvent.keyboard(" {Shift>}{ArrowDown}{ArrowDown}{/Shift}");
    await expectSelected(["u0", "u1", "u2"]);
    await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
    await expectSelected(["u0", "u1"]);
    await userEvent.keyboard("{Control>}{ArrowDown}{ArrowDown}{ArrowDown}{/Control}");
    await expectSelected(["u0", "u1"]);
    await expect.element(row("u3")).toHaveFocus();
    await userEvent.keyboard("{Control>} {/Control}");
    await expectSelected(["u0", "u1", "u3"]);
    await userEvent.keyboard("{Delete}");
    await seen(page.getByText("Removed: 3 units, 2 pieces of it on the table."));
    await seen(row("u2"));
    await expect.element(row("u3")).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.matches("tr[data-key]")).toBe(true);
    await userEvent.keyboard("{Control>}z{/Control}");
    await seen(row("u3"));
  });

  test("a range is moved and copied, and all rows are selected", async () => {
    const desk = await openOrder();
    focus("u0");
    await userEvent.keyboard(" {Shift>}{ArrowDown}{/Shift}{Alt>}{ArrowDown}{/Alt}");
    await expect.poll(() => brigade(desk, 0)).toEqual(["u2", "u0", "u1"]);
    await expectSelected(["u0", "u1"]);
    await expect.element(row("u1")).toHaveFocus();
    await userEvent.keyboard("{Control>}z{/Control}");
    await userEvent.keyboard("{Control>}a{/Control}");
    await expect.poll(() => selected().length).toBe(12);
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => selected().length).toBe(1);
    focus("h0");
    await userEvent.keyboard(" {Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}");
    await seen(page.getByText("Duplicated: 2 units."));
    await expect.poll(() => selected().length).toBe(2);
    const count = () => Object.keys(unitsOf(desk)).length;
    await expect.poll(count).toBe(9);
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.poll(count).toBe(7);
  });

  test("a formation is duplicated with all under it, by key and by button", async () => {
    const desk = await openOrder();
    focus("b1");
    await userEvent.keyboard("{Control>}d{/Control}");
    await expect.poll(() => brigades(desk).length).toBe(4);
    const [original, copy] = brigades(desk);
    const namesOf = (one?: FormationNode) => one?.units.map(({ name }) => name);
    expect(namesOf(copy)).toEqual(namesOf(original));
    expect(copy?.units.every((each) => each.placement === null)).toBe(true);
    await userEvent.keyboard("{Control>}z{/Control}");
    await row("b1").click();
    await row("p0").click({ modifiers: ["ControlOrMeta"] });
    const tree = page.getByCss("[data-pane=tree]");
    await tree.getByRole("button", { name: "Duplicate" }).click();
    await seen(page.getByText("Duplicated: 4 units."));
    const sizes = () => brigades(desk).map(({ units }) => units.length);
    await expect.poll(sizes).toEqual([3, 3, 3, 2]);
  });
});

function openOrder(): Promise<OpenedDesk> {
  const french = side("french", { name: "French", colour: "b", formations: [DIVISION] });
  const document = scenario({ title: "Many", date: "1815-06-18", sides: [french] });
  return openDesk(document, "order-of-battle", <OrderDesk valours={{}} />);
}

function regiment(id: string, name: string, more: Partial<Record<keyof Unit, unknown>> = {}): Unit {
  return unit(id, { name, weapon: "musket", men: 1300, ...more });
}

function row(id: string): Locator {
  return page.getByCss(`tr[data-key="${id}"]`);
}

function focus(id: string): void {
  row(id).element().focus();
}

async function seen(locator: Locator): Promise<void> {
  await expect.element(locator).toBeVisible();
}

async function select(name: RegExp): Promise<void> {
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await page.getByRole("menuitem", { name }).click();
}

async function choose(field: RegExp, value: string | RegExp): Promise<void> {
  await page.getByRole("button", { name: field }).click();
  await page.getByRole("option", { name: value }).first().click();
}

function selected(): (string | undefined)[] {
  const rows = document.querySelectorAll<HTMLElement>('tr[aria-selected="true"]');
  return [...rows].map(({ dataset }) => dataset.key).sort();
}

async function expectSelected(ids: readonly string[]): Promise<void> {
  await expect.poll(selected).toEqual([...ids].sort());
}

function brigades({ stored }: OpenedDesk): readonly FormationNode[] {
  return formationsOf(stored())[0]?.formations ?? [];
}

function formationsOf({ sides }: Scenario): readonly FormationNode[] {
  return sides[0]?.formations ?? [];
}

function brigade(desk: OpenedDesk, index: number): string[] {
  return (brigades(desk)[index]?.units ?? []).map((each) => each.id);
}

function unitsOf(desk: OpenedDesk): Record<string, Unit> {
  const units = brigades(desk).flatMap((each) => each.units);
  return Object.fromEntries(units.map((each) => [each.id, each]));
}

function fieldOf(desk: OpenedDesk, field: keyof Unit): Record<string, unknown> {
  const units = Object.values(unitsOf(desk));
  return Object.fromEntries(units.map((each) => [each.id, each[field]]));
}
