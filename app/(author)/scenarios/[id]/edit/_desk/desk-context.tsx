"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Sharing } from "../../../../_sharing/sharing";
import { type DeskPart, deskHref, partOf } from "./desk-parts";
import type { DeskPlace } from "./place-of";
import { useStayOffline } from "./use-stay-offline";

/** What the server knew of the scenario apart from its document. */
export interface DeskFacts {
  readonly id: string;
  /** Null where only the browser keeps the scenario. */
  readonly sharing: Sharing | null;
  readonly forkedFrom: { readonly id: string | null; readonly title: string } | null;
}

interface Desk extends DeskFacts {
  readonly part: DeskPart;
  readonly goTo: (place: DeskPlace) => void;
  /** Counts the visits to the place one is at already. */
  readonly visit: number;
  readonly memory: Map<string, unknown>;
  readonly statusSlot: SlotKeeper;
}

const DeskContext = createContext<Desk | null>(null);

/** Keeps what the parts of the desk share: where the reader is, and what each part had open. */
export function DeskProvider(props: { readonly facts: DeskFacts; readonly children: ReactNode }) {
  const { facts, children } = props;
  const router = useRouter();
  const part = partOf(usePathname());
  const [visit, setVisit] = useState(0);
  const memory = useRef(new Map<string, unknown>()).current;
  const [statusSlot] = useState(makeSlotKeeper);
  const { staysHere } = useStayOffline();
  const goTo = useCallback(
    (place: DeskPlace) => {
      const href = deskHref(facts.id, place.part, place.at, place.field);
      if (href === location.pathname + location.search) setVisit((before) => before + 1);
      else if (!staysHere()) router.push(href);
    },
    [router, facts.id, staysHere],
  );
  const desk = useMemo(
    () => ({ ...facts, part, goTo, visit, memory, statusSlot }),
    [facts, part, goTo, visit, memory, statusSlot],
  );
  return <DeskContext value={desk}>{children}</DeskContext>;
}

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("useDesk stands outside a DeskProvider");
  return desk;
}

/** Calls `arrive` with the id and field a link led to, on opening the page and on each later visit. */
export function useArrival(arrive: (at: string, field: string | null) => void): void {
  const search = useSearchParams();
  const at = search.get("at");
  const field = search.get("field");
  const { visit } = useDesk();
  const latest = useRef(arrive);
  useEffect(() => {
    latest.current = arrive;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit to the same place counts, too
  useEffect(() => {
    if (at) latest.current(at, field);
  }, [at, field, visit]);
}

/** State that outlives its page for as long as the desk is open: what was chosen, open or filtered. */
export function useRemembered<Value>(
  key: string,
  initial: () => Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const { memory } = useDesk();
  const [value, setValue] = useState<Value>(() =>
    memory.has(key) ? (memory.get(key) as Value) : initial(),
  );
  useEffect(() => {
    memory.set(key, value);
  }, [memory, key, value]);
  return [value, setValue];
}

/** Room in the status bar for messages of the visible part, and the component that waits for it. */
interface SlotKeeper {
  readonly current: () => HTMLElement | null;
  readonly keep: (slot: HTMLElement | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

function makeSlotKeeper(): SlotKeeper {
  let kept: HTMLElement | null = null;
  const listeners = new Set<() => void>();
  return {
    current: () => kept,
    keep(slot) {
      kept = slot;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
