"use client";

import type { ReactNode } from "react";
import { Swatch } from "@/app/_map/swatch";
import { Segmented } from "@/app/_ui/segmented";
import { Select } from "@/app/_ui/select";
import { useReaders } from "./use-readers";

interface ReaderChoiceProps {
  readonly label: string;
  /** Those who stand before the sides. */
  readonly others?: readonly { readonly value: string; readonly label: string }[];
  /** Umpire, side or player by their key. */
  readonly value: string;
  readonly onChange: (key: string) => void;
  readonly className?: string;
}

/** Sides side by side in sight; a list that opens where formations are given to players, since then there are many. */
export function ReaderChoice({ label, others = [], className, ...rest }: ReaderChoiceProps) {
  const readers = useReaders();
  const placed = { label, labelHidden: true, ...(className ? { className } : {}), ...rest };
  const hasPlayers = readers.some(({ formationId }) => formationId);
  const choices = readers.map(({ key, name, formationId }) => ({
    value: key,
    label: formationId ? `· ${name}` : name,
  }));
  if (hasPlayers) return <Select {...placed} choices={[...others, ...choices]} />;
  const sides = readers.map(({ key, name, colour }): { value: string; label: ReactNode } => ({
    value: key,
    label: (
      <>
        <Swatch colour={colour} />
        <span className="max-w-27 truncate">{name}</span>
      </>
    ),
  }));
  return <Segmented {...placed} segments={[...others, ...sides]} />;
}
