/** Room in the status bar for what the part in sight has to tell, and who waits for it. */
export interface SlotKeeper {
  readonly current: () => HTMLElement | null;
  readonly keep: (slot: HTMLElement | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function makeSlotKeeper(): SlotKeeper {
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
