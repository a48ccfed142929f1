"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import type {
  ClubStock,
  StockFigures,
  StockTerrain,
  StoredStock,
} from "@/lib/domain/belle-alliance/stock/club-stock";

/** A row with a name of its own while the page is open. */
export type Named<Row> = Row & { readonly row: number };

interface Draft {
  readonly figures: readonly Named<StockFigures>[];
  readonly terrain: readonly Named<StockTerrain>[];
}

/** The form's state, and the way to store it; `theirs` is what another organiser stored meanwhile. */
export function useStockForm(slug: string, stored: StoredStock) {
  const router = useRouter();
  const words = useRefusalWords();
  const rows = useRef(0);
  const named = <Row>(row: Row): Named<Row> => ({ ...row, row: rows.current++ });
  const draftOf = ({ figures, terrain }: ClubStock): Draft => ({
    figures: figures.map(named),
    terrain: terrain.map(named),
  });
  const [draft, setDraft] = useState(() => draftOf(stored.stock));
  const [base, setBase] = useState(stored.version);
  const [theirs, setTheirs] = useState<StoredStock | null>(null);
  const [isBusy, setBusy] = useState(false);
  // A field hands over what was typed when it is left, which may be in the very moment of sending.
  const latest = useRef(draft);
  const replace = (next: Draft) => {
    latest.current = next;
    setDraft(next);
  };
  const send = async (version: number) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    setBusy(true);
    const body = stockOf(latest.current);
    const answer = await callApi("PUT /clubs/{slug}/stock", { slug, ifMatch: version, body });
    const present =
      !answer.ok && answer.refusal.code === "stale-version"
        ? await callApi("GET /clubs/{slug}/stock", { slug })
        : null;
    setBusy(false);
    if (present?.ok) return setTheirs(present.value);
    if (!answer.ok) return toast({ text: words(answer.refusal), look: "error" });
    router.push(`/clubs/${slug}`);
    router.refresh();
  };
  const takeTheirs = ({ version, stock }: StoredStock) => {
    setTheirs(null);
    setBase(version);
    replace(draftOf(stock));
  };
  return {
    ...{ draft, theirs, takeTheirs, isBusy, send, base },
    add: (list: keyof Draft, row: StockFigures | StockTerrain) =>
      replace({ ...latest.current, [list]: [...latest.current[list], named(row)] }),
    change: (list: keyof Draft, row: number, changes: object) =>
      replace({
        ...latest.current,
        [list]: latest.current[list].map((each) =>
          each.row === row ? { ...each, ...changes } : each,
        ),
      }),
    remove: (list: keyof Draft, row: number) =>
      replace({
        ...latest.current,
        [list]: latest.current[list].filter((each) => each.row !== row),
      }),
  };
}

function stockOf({ figures, terrain }: Draft): ClubStock {
  return { figures: figures.map(unnamed), terrain: terrain.map(unnamed) };
}

function unnamed<Row>({ row: _, ...rest }: Named<Row>) {
  return rest;
}
