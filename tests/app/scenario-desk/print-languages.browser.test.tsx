import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { PrintDesk } from "@/app/(author)/scenarios/[id]/edit/print/print-desk";
import { openDesk } from "@/tests/setup/components/scenario-desk";
import { scenario } from "../../lib/domain/belle-alliance/scenario/build";

test("a pack is offered in the languages of its texts alone, and the page says how to get another", async () => {
  const translations = { da: { texts: { title: "Sehested på dansk" } } };
  await openDesk(scenario({ title: "Sehested", translations }), "print", <PrintDesk />);
  const language = (name: string) => page.getByRole("radio", { name, exact: true });
  await expect.element(language("English")).toBeChecked();
  await expect.element(language("Danish")).toBeEnabled();
  await expect.element(language("Polish")).toBeDisabled();
  await expect
    .element(page.getByRole("link", { name: "Translate them" }))
    .toHaveAttribute("href", expect.stringMatching(/\/edit\/translations$/));
});
