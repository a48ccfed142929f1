import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { OrderDesk } from "@/app/(author)/scenarios/[id]/edit/order-of-battle/order-desk";
import { inspector, openDesk } from "@/tests/setup/components/scenario-desk";
import { formation, scenario, side, unit } from "../../lib/domain/belle-alliance/scenario/build";

const row = (id: string) => page.getByCss(`tr[data-key="${id}"]`);

test("several rows are selected with the mouse", async () => {
  const document = scenario({
    sides: [side("french", { formations: [formation("b1", { units: [unit("u0"), unit("u1")] })] })],
  });
  await openDesk(document, "order-of-battle", <OrderDesk valours={{}} />);
  await row("u0").click();
  await row("u1").click({ modifiers: ["Shift"] });
  await expect.element(inspector()).toHaveTextContent("2 units selected");
});
