import { useEffect, useRef } from "react";

/** Something on a desk that can be found by name. */
export interface DeskThing {
  readonly key: string;
  readonly title: string;
  /** Its kind, and how it differs from others with the same name. */
  readonly detail: string;
  /** Whether it is a part of the desk, which is listed before anything is typed. */
  readonly isPart?: boolean;
  /** Whether it is a unit, which comes before other things of the same name. */
  readonly isTroops?: boolean;
  /** Shows it on the desk. */
  readonly show: () => void;
}

type ListThings = () => readonly DeskThing[];

let offered: ListThings | null = null;

/**
 * Registers a desk's things for the search by name, which searches them before anything else. `list` is called each
 * time the search opens.
 */
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

/** The things on the current desk; null if the page is not a desk. */
export function deskThings(): readonly DeskThing[] | null {
  return offered?.() ?? null;
}
