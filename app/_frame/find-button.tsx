"use client";

import { Search } from "lucide-react";
import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import type { FindWords } from "./find-words";

const FindDialog = dynamic(() => import("./find-dialog").then((module) => module.FindDialog), {
  ssr: false,
});

export interface FindButtonProps {
  readonly label: string;
  readonly words: FindWords;
}

/** Opens the search by name, also on Ctrl K. The dialog is fetched when first asked for. */
export function FindButton({ label, words }: FindButtonProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
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
        onClick={() => setOpen(true)}
      >
        <Search className="ic" aria-hidden />
        <span>{label}</span>
        <kbd>Ctrl K</kbd>
      </button>
      {isOpen && <FindDialog words={words} onClose={() => setOpen(false)} />}
    </>
  );
}
