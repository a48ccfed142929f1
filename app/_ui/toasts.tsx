"use client";

import { X } from "lucide-react";
import { type ComponentType, useSyncExternalStore } from "react";
import { buttonLook } from "./button-look";
import { toastLook } from "./toast-look";
import type { ToastMessage, ToastsProps } from "./toast-region";

const listeners = new Set<() => void>();
interface Shown {
  /** The region for toasts, once its script has loaded. */
  readonly Region: ComponentType<ToastsProps> | null;
  /** Shown alone if the region's script does not load. */
  readonly plain: ToastMessage | null;
}

const NOTHING: Shown = { Region: null, plain: null };
let shown = NOTHING;

/** Shows a toast. Errors stay until they are dismissed. */
export function toast(message: ToastMessage): void {
  void import("./toast-region").then(
    ({ default: Region, showToast }) => {
      show({ Region, plain: null });
      showToast(message);
    },
    () => show({ ...shown, plain: message }),
  );
}

function show(next: Shown): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** The place for toasts, once in the frame of every page. Empty until the first toast. */
export function Toasts(props: ToastsProps) {
  const { Region, plain } = useSyncExternalStore(
    subscribe,
    () => shown,
    () => NOTHING,
  );
  return (
    <>
      {Region && <Region {...props} />}
      {plain && <PlainToast message={plain} {...props} />}
    </>
  );
}

/** A toast made of plain elements, because scripts do not load. */
function PlainToast({ message, label, dismiss }: ToastsProps & { message: ToastMessage }) {
  const looks = toastLook({ look: message.look });
  return (
    <section className={looks.region()} aria-label={label}>
      <div className={looks.message()} role="alert">
        <div className={looks.words()}>{message.text}</div>
        <button
          type="button"
          className={buttonLook({ look: "bare", isIcon: true, className: "ms-auto" })}
          aria-label={dismiss}
          onClick={() => show({ ...shown, plain: null })}
        >
          <X aria-hidden />
        </button>
      </div>
    </section>
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
