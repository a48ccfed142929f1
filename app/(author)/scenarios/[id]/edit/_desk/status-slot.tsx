"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useDesk } from "./desk-context";

/** The slot's element, available once React has hydrated the status bar: nothing may write into it earlier. */
export function StatusSlot() {
  const { statusSlot } = useDesk();
  return <span className="ms-auto flex items-center gap-4 empty:hidden" ref={statusSlot.keep} />;
}

/** Shows its children in the status bar, or in place until the slot is available. */
export function InStatusSlot({ children }: { readonly children: ReactNode }) {
  const { statusSlot } = useDesk();
  const slot = useSyncExternalStore(statusSlot.subscribe, statusSlot.current, noSlot);
  return slot ? createPortal(children, slot) : children;
}

const noSlot = () => null;
