import { currentContext } from "@/app/_frame/current-context";
import type { ArmyList } from "@/lib/domain/army-list/army-list";
import { findAlteredRows } from "@/lib/usecases/army-lists/find-altered-rows";
import { AlteredBooks } from "./altered-books";

/** Tells who reads a list what in it is not as the army book has it that it names, or that it cannot be known; nothing where all is. */
export async function AlteredRows({ list }: { readonly list: ArmyList }) {
  return <AlteredBooks {...(await findAlteredRows(await currentContext(), list))} />;
}
