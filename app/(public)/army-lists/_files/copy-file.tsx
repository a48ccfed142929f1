"use client";

import { useState } from "react";

export interface CopyFileProps {
  readonly address: string;
  /** What is copied, for those who do not see beside what the button stands. */
  readonly name: string;
  readonly words: { readonly copy: string; readonly copied: string; readonly failed: string };
}

/** Puts the text of an address on the clipboard, and says whether it is there. */
export function CopyFile({ address, name, words }: CopyFileProps) {
  const [state, setState] = useState<"copy" | "copied" | "failed">("copy");
  const copy = async () => {
    const copied = await copyFrom(address);
    setState(copied ? "copied" : "failed");
  };
  return (
    <>
      <button type="button" className="btn" onClick={() => void copy()}>
        {words.copy}
        <span className="sr"> {name}</span>
      </button>
      <output className="quiet">{state === "copy" ? "" : words[state]}</output>
    </>
  );
}

async function copyFrom(address: string): Promise<boolean> {
  try {
    const response = await fetch(address);
    if (!response.ok) return false;
    await navigator.clipboard.writeText(await response.text());
    return true;
  } catch {
    return false;
  }
}
