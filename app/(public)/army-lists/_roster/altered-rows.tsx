import { currentContext } from "@/app/_frame/current-context";
import type { ArmyList } from "@/lib/domain/army-list/army-list";
import { findAlteredRows } from "@/lib/usecases/army-lists/find-altered-rows";
import { AlteredBooks } from "./altered-books";

/** Marks for readers of a list what differs from the army book it names, or that this cannot be known; nothing where all is as in the book. */
export async function AlteredRows({ list }: { readonly list: ArmyList }) {
  return <AlteredBooks {...(await findAlteredRows(await currentContext(), list))} />;
}
