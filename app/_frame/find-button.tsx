"use client";

import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { fetched } from "@/app/_ui/fetched";
import { useHydrated } from "@/app/_ui/use-hydrated";
import type { FindWords } from "./find-words";

const FindDialog = fetched(async () => (await import("./find-dialog")).FindDialog, {
  place: "over",
});

interface FindButtonProps {
  readonly label: string;
  readonly words: FindWords;
}

/** Opens the search by name, also on Ctrl K. The dialog is fetched when first asked for. */
export function FindButton({ label, words }: FindButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Half of the shortcut is pressed: what is typed next should find the field.
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
        className="find"
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        disabled={!isHydrated}
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden />
        <span>{label}</span>
        <kbd className="max-wide-tablet:hidden">Ctrl K</kbd>
      </button>
      {isOpen && <FindDialog words={words} onClose={() => setOpen(false)} />}
    </>
  );
}
