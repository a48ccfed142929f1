import { currentContext } from "@/app/_frame/current-context";
import { canSetEdition } from "@/lib/domain/people/permissions";
import { listStatedUmpires } from "@/lib/usecases/belle-alliance/scenario/list-stated-umpires";
import { openedScenario } from "../_desk/opened-scenario";
import type { EditionPartProps } from "./edition-part";

/** The edition of a stored scenario with its umpires; null for those who may not choose it. */
export async function openedEditions(id: string): Promise<EditionPartProps | null> {
  const document = await openedScenario(id);
  const context = await currentContext();
  if (!canSetEdition({ reader: context.actor, document })) return null;
  const umpires = await listStatedUmpires(context, { id });
  return {
    edition: document.edition,
    umpires: umpires.map(({ name, since }) => ({ name, since: since.toISOString() })),
  };
}
