import { type ReactNode, useEffect, useRef } from "react";
import { tv } from "tailwind-variants/lite";
import { buttonLook } from "./button-look";
import { useFaultWords } from "./use-fault-words";
import { windowLook } from "./window-look";

const partLook = tv({
  base: "notfetched content-center gap-3 border border-rule-2 bg-sheet p-4 text-ink text-pretty",
  variants: {
    place: {
      over: "m-auto border-t-3 border-t-error backdrop:bg-veil open:grid",
      within: "grid text-sm leading-snug",
    },
  },
});

export interface NotFetchedProps {
  /** Where the part would stand: over the page or in it. */
  readonly place: "over" | "within";
  readonly isTrying: boolean;
  readonly onRetry: () => void;
  /** Puts a part over the page away; null where it has to be answered. */
  readonly onClose: (() => void) | null;
}

/**
 * Stands in for a part whose script did not come, with the way to ask for it again, which happens by itself
 * when the connection is back. Of plain elements alone, for scripts are what is missing.
 */
export function NotFetched(props: NotFetchedProps) {
  const { place, isTrying, onRetry, onClose } = props;
  const words = useFaultWords();
  useRetryOnline(onRetry);
  const close = (
    <button type="button" className={buttonLook()} onClick={() => onClose?.()}>
      {words.partClose}
    </button>
  );
  const told = (
    <>
      <p role="alert">
        <b>{words.partTitle}</b> {words.partText}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <button
          type="button"
          className={buttonLook({ look: "primary" })}
          aria-disabled={isTrying}
          onClick={onRetry}
        >
          {words.retry}
        </button>
        {/* A service that was renewed has the page's scripts no longer: only a new page does. */}
        {navigator.onLine && (
          <button type="button" className={buttonLook()} onClick={() => location.reload()}>
            {words.partReload}
          </button>
        )}
        {onClose && close}
      </div>
    </>
  );
  if (place === "within") return <div className={partLook({ place })}>{told}</div>;
  return <Over onClose={onClose}>{told}</Over>;
}

function Over({ onClose, children }: { onClose: (() => void) | null; children: ReactNode }) {
  const words = useFaultWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={partLook({ place: "over", className: windowLook() })}
      aria-label={words.partTitle}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      {children}
    </dialog>
  );
}

function useRetryOnline(onRetry: () => void): void {
  const latest = useRef(onRetry);
  latest.current = onRetry;
  useEffect(() => {
    const retry = () => latest.current();
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, []);
}
