"use client";

import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { inputLook } from "@/app/_ui/field-look";
import { LIMITS } from "@/lib/domain/document/limits";

interface InlineNameProps {
  readonly label: string;
  readonly value: string;
  /** Called with the new name if it has changed and is not empty. */
  readonly onCommit: (name: string) => void;
  /** Called when editing ends: on Enter, on Escape or on leaving the field. */
  readonly onEnd: () => void;
}

/** A name edited in place: Enter saves it, Escape restores the old one. */
export function InlineName({ label, value, onCommit, onEnd }: InlineNameProps) {
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => input.current?.select(), []);
  const end = (keep: "keep" | "leave") => {
    if (isDone.current) return;
    isDone.current = true;
    const name = text.trim();
    if (keep === "keep" && name !== "" && name !== value) onCommit(name);
    onEnd();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Enter") end("keep");
    if (event.key === "Escape") end("leave");
  };
  return (
    <input
      ref={input}
      className={inputLook({ lines: "in-place", className: "inlinename" })}
      aria-label={label}
      value={text}
      maxLength={LIMITS.nameLength}
      data-uncommitted={text === value ? undefined : ""}
      // biome-ignore lint/a11y/noAutofocus: the writer has just asked to write here
      autoFocus
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => end("keep")}
    />
  );
}
