"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Select } from "@/app/_ui/select";
import { shippedBookId } from "@/lib/domain/bogowie-wojny/book/book-words";
import type { ArmyNation } from "@/lib/rules/bogowie-wojny/nation";

/** A book a list can be started from. */
export interface OfferedBook {
  readonly id: string;
  readonly title: string;
}

/** The choice of no book. */
export const NO_BOOK = "-";

interface BookFieldProps {
  readonly nation: ArmyNation;
  /** The book that the user came from, offered whatever its nation. */
  readonly cameFrom: OfferedBook | null;
  /** The id of the selected book, or `NO_BOOK`. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** The army book of a new list: those of its nation that its player may read, the built-in one first [13.2]. */
export function BookField({ nation, cameFrom, value, onChange }: BookFieldProps) {
  const t = useTranslations("armyList.start");
  const words = useTranslations("bogowieWojny.nations");
  const found = useBooksOfNation(nation);
  const shipped = { id: shippedBookId(nation), title: t("genericBook", { nation: words(nation) }) };
  const others = [...(cameFrom ? [cameFrom] : []), ...found].filter(
    ({ id }, i, all) => id !== shipped.id && all.findIndex((each) => each.id === id) === i,
  );
  return (
    <Select
      label={t("book")}
      hint={t("bookHint")}
      value={value}
      choices={[
        ...[shipped, ...others].map(({ id, title }) => ({ value: id, label: title })),
        { value: NO_BOOK, label: t("noBook") },
      ]}
      onChange={onChange}
    />
  );
}

const MOST = 100;

/** The books that the reader may read, their own and those in the library; empty until they have loaded. */
function useBooksOfNation(nation: ArmyNation): readonly OfferedBook[] {
  const [found, setFound] = useState<{ of: ArmyNation; items: OfferedBook[] } | null>(null);
  useEffect(() => {
    let isStale = false;
    const query = { nation: [nation], limit: MOST };
    void callApi("GET /army-books", { query }).then((answer) => {
      if (!isStale && answer.ok) setFound({ of: nation, items: answer.value.items });
    });
    return () => {
      isStale = true;
    };
  }, [nation]);
  return found?.of === nation ? found.items : [];
}
