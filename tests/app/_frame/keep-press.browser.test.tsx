import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { keepPress } from "@/app/_frame/keep-press";

let presses: string[] = [];
let stop = () => {};

beforeEach(() => {
  presses = [];
  document.body.innerHTML = `<input aria-label="Bases" /><p style="margin: 0; height: 80px">Wrong</p>
    <button style="display: block; height: 30px">Propose</button>
    <button style="display: block; height: 80px">Discard</button>`;
  for (const button of document.querySelectorAll("button")) {
    button.addEventListener("click", () => presses.push(button.textContent ?? ""));
  }
  stop = keepPress();
});

afterEach(() => {
  stop();
  document.body.innerHTML = "";
});

const leave = (act: () => void) =>
  document.querySelector("input")?.addEventListener("blur", act, { once: true });

test.each([
  ["a line above it disappears", () => document.querySelector("p")?.remove()],
  [
    "a line above it grows",
    () => document.querySelector("p")?.style.setProperty("height", "160px"),
  ],
  ["nothing moves", () => undefined],
])("a press that leaves a field presses the button once when %s", async (_, act) => {
  await userEvent.click(page.getByRole("textbox"));
  leave(act);
  await userEvent.click(page.getByRole("button", { name: "Propose" }));
  expect(presses).toEqual(["Propose"]);
});

test("a pointer that is moved off the button presses nothing", async () => {
  await userEvent.click(page.getByRole("textbox"));
  leave(() => document.querySelector("p")?.remove());
  await userEvent.dragAndDrop(
    page.getByRole("button", { name: "Propose" }),
    page.getByRole("textbox"),
  );
  expect(presses).toEqual([]);
});
