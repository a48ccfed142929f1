import { getLocale, getTranslations } from "next-intl/server";
import { InlineFinding } from "@/app/_ui/finding-row";
import { currentContext } from "@/lib/auth/session-gate";
import type { ArmyList } from "@/lib/domain/army-list/army-list";
import { findAlteredRows } from "@/lib/usecases/find-altered-rows";

/** Tells who reads a list what in it is not as the army book has it that it names; nothing where all is. */
export async function AlteredRows({ list }: { readonly list: ArmyList }) {
  const t = await getTranslations("armyList.read");
  const names = new Intl.ListFormat(await getLocale());
  const altered = await findAlteredRows(await currentContext(), list);
  return altered.map(({ book, names: rows }) => (
    <InlineFinding key={book.id} look="warning">
      {t("altered", { title: book.title, version: book.version, rows: names.format(rows) })}
    </InlineFinding>
  ));
}
