import { useEffect, useRef } from "react";

/** Something on a desk that can be found by its name. */
export interface DeskThing {
  readonly key: string;
  readonly title: string;
  /** What it is, and what distinguishes it from another of its name. */
  readonly detail: string;
  /** Offered before anything is typed: the parts of the desk. */
  readonly isPart?: boolean;
  /** A unit: found before all else of its name. */
  readonly isTroops?: boolean;
  /** Brings it up on the desk. */
  readonly show: () => void;
}

type ListThings = () => readonly DeskThing[];

let offered: ListThings | null = null;

/** For a desk: what the search by name finds on it, before anything elsewhere. It is called each time the search opens. */
export function useDeskThings(list: ListThings): void {
  const latest = useRef(list);
  latest.current = list;
  useEffect(() => {
    const offer = () => latest.current();
    offered = offer;
    return () => {
      if (offered === offer) offered = null;
    };
  }, []);
}

/** What stands on the desk one is at; null where one is at none. */
export function deskThings(): readonly DeskThing[] | null {
  return offered?.() ?? null;
}
