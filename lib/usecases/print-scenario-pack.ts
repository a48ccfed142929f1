import type { Context } from "@/lib/auth/actor";
import type { Audience } from "@/lib/domain/scenario/scenario-view";
import type { Printed, PrintOptions } from "@/lib/pdf/press-job";
import { printSidePack, printUmpirePack } from "@/lib/pdf/print-pack";
import { offThePress } from "@/lib/usecases/printing";
import { viewScenario } from "@/lib/usecases/view-scenario";

/** Who a pack is printed for; the public gets none. */
export type PackReader = Exclude<Audience, { for: "public" }>;

/**
 * The umpire's book or one side's pack as PDF, with the scenario's title, which is no secret to either.
 * Errors: those of `viewScenario`, `too-many-requests` where the press is busy, `too-large`.
 */
export async function printScenarioPack(
  context: Context,
  { id, reader, ...options }: { id: string; reader: PackReader } & PrintOptions,
): Promise<{ printed: Printed; title: string }> {
  const { view } = await viewScenario(context, { id, audience: reader });
  const print = reader.for === "umpire" ? printUmpirePack : printSidePack;
  return { printed: await offThePress(print(view, options)), title: view.title };
}
