"use client";

import { useEffect, useState } from "react";
import { callApi } from "@/app/_client/call-api";
import type { Answer } from "@/app/_ui/request-json";
import { useLocalDocuments } from "@/app/(author)/_local/use-local-documents";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { useEditor } from "./battle-editor";

/** A document that can be chosen, in its current version; with the document itself where this browser keeps it. */
export interface Offered<Document = unknown> {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly nations: readonly string[];
  readonly document?: Document;
}

const MOST = 100;

/** Battlefields the author may read: their own and public ones. */
export function useOfferedFields(): readonly Offered<Battlefield>[] {
  const here = useKeptHere().flatMap(({ document, ...kept }) =>
    document.kind === "map" && document.system === "bogowie-wojny" ? [{ ...kept, document }] : [],
  );
  return [...here, ...useOffered(FIELDS)];
}

/** Army lists the author may read: their own and public ones. */
export function useOfferedLists(): readonly Offered<ArmyList>[] {
  const here = useKeptHere().flatMap(({ document, ...kept }) =>
    document.kind === "army-list" ? [{ ...kept, document }] : [],
  );
  return [...here, ...useOffered(LISTS)];
}

/** The author's own army lists, whose formats can be used. */
export function useOwnLists(): readonly Offered[] {
  return useOffered(OWN_LISTS);
}

/** Army books the author may read: their own and those in the library. */
export function useOfferedBooks(): readonly Offered[] {
  return useOffered(BOOKS);
}

/** What this browser keeps, for a scenario that is kept here as well. */
function useKeptHere() {
  const { isLocal } = useEditor();
  const { kept } = useLocalDocuments();
  if (!isLocal || typeof kept === "string") return [];
  return kept.map(({ id, version, document }) => {
    return { id, version, title: document.title, nations: [], document };
  });
}

const FIELDS = () => callApi("GET /maps", { query: { limit: MOST, system: "bogowie-wojny" } });
const LISTS = () => callApi("GET /army-lists", { query: { limit: MOST } });
const OWN_LISTS = () => callApi("GET /army-lists", { query: { limit: MOST, mine: "true" } });
const BOOKS = () => callApi("GET /army-books", { query: { limit: MOST } });

/** What the service offers, asked again whenever its author comes back to the page. */
function useOffered(
  list: () => Promise<Answer<{ readonly items: readonly Omit<Offered, "document">[] }>>,
): readonly Omit<Offered, "document">[] {
  const [offered, setOffered] = useState<readonly Omit<Offered, "document">[]>([]);
  useEffect(() => {
    let isStale = false;
    const look = async () => {
      const answer = await list();
      if (!isStale && answer.ok) setOffered(answer.value.items);
    };
    void look();
    addEventListener("focus", look);
    return () => {
      isStale = true;
      removeEventListener("focus", look);
    };
  }, [list]);
  return offered;
}
