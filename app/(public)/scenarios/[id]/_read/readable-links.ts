import { currentContext } from "@/app/_frame/current-context";
import type { BattleScenarioView } from "@/lib/domain/bogowie-wojny/scenario/view-for";
import { COLLECTION_OF } from "@/lib/domain/document/document-kind";
import { readDocuments } from "@/lib/usecases/document/read-document";
import type { LinkTo } from "./battle-known";

/** Leads to those of the documents a scenario names that its reader may open; the others are shown by name alone. */
export async function readableLinks(view: BattleScenarioView): Promise<LinkTo> {
  const context = await currentContext();
  const named = {
    map: view.battlefield ? [view.battlefield.id] : [],
    "army-list": view.forces.flatMap(({ own }) => own?.list?.id ?? []),
    "army-book": view.forces.flatMap(({ book }) => book?.id ?? []),
  };
  const kinds = ["map", "army-list", "army-book"] as const;
  const found = await Promise.all(
    kinds.map((kind) => readDocuments(context, { kind, ids: named[kind] })),
  );
  const readable = new Set(found.flat().map(({ kind, id }) => `/${COLLECTION_OF[kind]}/${id}`));
  return (address) => (readable.has(address) ? address : null);
}
