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

/** Facts about the scenario that the server provides in addition to its document. */
export interface DeskFacts {
  readonly id: string;
  /** Null if the scenario is kept only in the browser. */
  readonly sharing: Sharing | null;
  readonly forkedFrom: { readonly id: string | null; readonly title: string } | null;
  /** What the desk shows a variant of; null if it shows the scenario itself. */
  readonly variantOf: VariantOf | null;
}

/** The scenario that a variant is of. */
export interface VariantOf {
  readonly id: string;
  readonly title: string;
}

interface Desk extends DeskFacts {
  readonly part: DeskPart;
  readonly goTo: (place: DeskPlace) => void;
  /** Counts repeated visits to the current place. */
  readonly visit: number;
  readonly memory: Map<string, unknown>;
  readonly statusSlot: SlotKeeper;
}

const DeskContext = createContext<Desk | null>(null);

/** Provides the state shared by the parts of the desk: the current place, and what was open in each part. */
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

/** Calls `arrive` with the id and field of the link followed, when the page opens and on each later visit. */
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

/** State that survives leaving the page as long as the desk is open, such as selections, open rows and filters. */
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

/** The slot in the status bar for messages of the visible part, with a way to subscribe to it. */
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
