import type { Context } from "@/lib/auth/actor";
import type { Printed, PrintOptions } from "@/lib/pdf/press-job";
import { printRoster } from "@/lib/pdf/print-roster";
import { offThePress } from "@/lib/usecases/printing";
import { viewRoster } from "@/lib/usecases/view-roster";

/** An army list's roster as PDF, with its title. Errors: `not-found`, `too-many-requests`, `too-large`. */
export async function printArmyListRoster(
  context: Context,
  { id, ...options }: { id: string } & PrintOptions,
): Promise<{ printed: Printed; title: string }> {
  const { roster, title } = await viewRoster(context, id);
  return { printed: await offThePress(printRoster(roster, options)), title };
}
