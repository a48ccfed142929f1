import type { Context } from "@/lib/auth/actor";
import { fieldArmyOf } from "@/lib/domain/bogowie-wojny/field/field-army";
import type { FieldArmy } from "@/lib/domain/bogowie-wojny/field/side-schema";
import { bookOfList } from "@/lib/usecases/bogowie-wojny/list/book-of-list";
import { readDocument } from "@/lib/usecases/document/read-document";

/** The facts a battlefield stores about an army list that the user may read. Error: `not-found`. */
export async function fieldArmyOfList(context: Context, id: string): Promise<FieldArmy> {
  const stored = await readDocument(context, { kind: "army-list", id });
  return fieldArmyOf(stored, await bookOfList(context, stored.document));
}
