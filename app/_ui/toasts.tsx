"use client";

import { X } from "lucide-react";
import { type ComponentType, useSyncExternalStore } from "react";
import { buttonLook } from "./button-look";
import { toastLook } from "./toast-look";
import type { ToastMessage, ToastsProps } from "./toast-region";

const listeners = new Set<() => void>();
interface Shown {
  /** Where messages stand, once its script has come. */
  readonly Region: ComponentType<ToastsProps> | null;
  /** Shown by itself while the region's script does not come. */
  readonly plain: ToastMessage | null;
}

const NOTHING: Shown = { Region: null, plain: null };
let shown = NOTHING;

/** Shows a passing message. Errors stay until they are dismissed. */
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

/** Where passing messages show; it stands once, in the frame of every page. Empty until the first. */
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

/** A message of plain elements, for scripts do not come. */
function PlainToast({ message, label, dismiss }: ToastsProps & { message: ToastMessage }) {
  const looks = toastLook({ look: message.look });
  return (
    <section className={looks.region()} aria-label={label}>
      <div className={looks.message()} role="alert">
        <div>{message.text}</div>
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
