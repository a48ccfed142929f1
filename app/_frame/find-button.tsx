"use client";

import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { lazyPart } from "@/app/_ui/lazy-part";
import { useHydrated } from "@/app/_ui/use-hydrated";
import type { FindWords } from "./find-words";

const FindDialog = lazyPart(async () => (await import("./find-dialog")).FindDialog, {
  place: "over",
});

interface FindButtonProps {
  readonly label: string;
  readonly words: FindWords;
}

/** Opens the search by name, also on Ctrl K. The dialog's script is fetched when first needed. */
export function FindButton({ label, words }: FindButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Half of the shortcut is pressed: prefetch, so that the field is ready for what is typed next.
      if (event.key === "Control" || event.key === "Meta") FindDialog.fetchAhead();
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        className="ms-auto inline-flex min-h-control w-70 min-w-0 cursor-pointer items-center gap-2 rounded-md border border-rule-2 bg-paper ps-2.5 pe-1.5 text-start text-ink-3 text-sm hover:border-edge max-tablet:w-11 max-tablet:justify-center max-tablet:border-transparent max-tablet:bg-transparent max-tablet:p-0"
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        disabled={!isHydrated}
        onClick={() => setOpen(true)}
      >
        <Search className="max-tablet:size-4.5" aria-hidden />
        <span className="truncate max-tablet:hidden">{label}</span>
        <kbd className="ms-auto max-wide-tablet:hidden">Ctrl K</kbd>
      </button>
      {isOpen && <FindDialog words={words} onClose={() => setOpen(false)} />}
    </>
  );
}
