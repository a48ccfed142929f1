import type { Context } from "@/lib/auth/actor";
import { type PackPerson, packPeople } from "@/lib/domain/belle-alliance/scenario/pack/pack-person";
import { partsFor } from "@/lib/domain/belle-alliance/scenario/pack/parts-for";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import {
  type Pack,
  type PackOrder,
  printScenarioPack,
  printSentPack,
  type ReadersOrder,
} from "@/lib/usecases/belle-alliance/scenario/print-scenario-pack";
import {
  viewScenario,
  viewSentScenario,
} from "@/lib/usecases/belle-alliance/scenario/view-scenario";

/** A pack for everybody in the scenario. */
interface AllPacks {
  readonly title: string;
  readonly packs: readonly { readonly person: PackPerson; readonly bytes: Uint8Array }[];
}

/**
 * Prints the same parts for everybody, each from their own view. The packs are printed one after another, so that
 * other prints get their turn. For readers who may read the whole scenario. Errors: those of `printScenarioPack`.
 */
export async function printAllPacks(
  context: Context,
  { id, ...order }: { id: string } & PackOrder,
): Promise<AllPacks> {
  const audience = { for: "umpire" } as const;
  const { view } = await viewScenario(context, { id, audience, language: order.textsIn });
  return printEach(view, order, (each) => printScenarioPack(context, { id, ...each }));
}

/** The same for a scenario that is sent with the request. Errors: those of `printSentPack`. */
export async function printAllSentPacks({
  json,
  ...order
}: { json: unknown } & PackOrder): Promise<AllPacks> {
  const view = viewSentScenario({ json, audience: { for: "umpire" }, language: order.textsIn });
  return printEach(view, order, (each) => printSentPack({ json, ...each }));
}

async function printEach(
  { title, sides }: ScenarioView,
  order: PackOrder,
  print: (order: ReadersOrder) => Promise<Pack>,
): Promise<AllPacks> {
  const packs: AllPacks["packs"][number][] = [];
  const people = packPeople(sides.map((side) => ({ ...side, commands: side.commands ?? [] })));
  for (const person of people) {
    const { reader } = person;
    const parts = order.options.parts.filter((part) => partsFor(reader).includes(part));
    const { printed } = await print({ ...order, reader, options: { ...order.options, parts } });
    packs.push({ person, bytes: printed.bytes });
  }
  return { title, packs };
}
