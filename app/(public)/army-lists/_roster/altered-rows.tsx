import { currentContext } from "@/app/_frame/current-context";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { findAlteredRows } from "@/lib/usecases/bogowie-wojny/list/find-altered-rows";
import { AlteredBooks } from "./altered-books";

/** Shows readers how a list differs from its army books, or that a book could not be compared; nothing if all agree. */
export async function AlteredRows({ list }: { readonly list: ArmyList }) {
  return <AlteredBooks {...(await findAlteredRows(await currentContext(), list))} />;
}
