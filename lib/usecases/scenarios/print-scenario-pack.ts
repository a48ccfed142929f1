import type { Context } from "@/lib/auth/actor";
import type { Audience, ScenarioView } from "@/lib/domain/scenario/scenario-view";
import type { Printed, PrintOptions } from "@/lib/pdf/press-job";
import { printSidePack, printUmpirePack } from "@/lib/pdf/print-documents";
import { awaitPrint } from "@/lib/usecases/printing";
import { viewScenario, viewSentScenario } from "@/lib/usecases/scenarios/view-scenario";

/** The audience of a pack; the public gets none. */
export type PackReader = Exclude<Audience, { for: "public" }>;

export interface Pack {
  readonly printed: Printed;
  readonly title: string;
  /** The name of the side it is for; null in the umpire's. */
  readonly sideName: string | null;
}

/**
 * The umpire's pack or one side's as PDF, with the scenario's title, which is no secret to either.
 * Errors: those of `viewScenario`, `busy`, `too-large`.
 */
export async function printScenarioPack(
  context: Context,
  { id, reader, ...options }: { id: string; reader: PackReader } & PrintOptions,
): Promise<Pack> {
  const { view } = await viewScenario(context, { id, audience: reader });
  return printPack(view, { reader, ...options });
}

/** The same for a scenario that is sent along and not stored. Errors: those of `viewSentScenario` and of the press. */
export async function printSentPack({
  json,
  reader,
  ...options
}: { json: unknown; reader: PackReader } & PrintOptions): Promise<Pack> {
  return printPack(viewSentScenario({ json, audience: reader }), { reader, ...options });
}

async function printPack(
  view: ScenarioView,
  { reader, ...options }: { reader: PackReader } & PrintOptions,
): Promise<Pack> {
  const print = reader.for === "umpire" ? printUmpirePack : printSidePack;
  const printed = await awaitPrint(print(view, options));
  const side =
    reader.for === "side" ? view.sides.find(({ id }) => id === reader.sideId) : undefined;
  return { printed, title: view.title, sideName: side?.name ?? null };
}
