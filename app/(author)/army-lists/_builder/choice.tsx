"use client";

import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { useScrollOfPart } from "./use-scroll-of-part";

/** What of the list the entry column shows. */
export type Choice =
  | { readonly is: "list" | "format" | "commander" }
  | {
      readonly is: "corps" | "formation" | "brigade" | "regiment" | "upgrade";
      readonly id: string;
    };

/** The parts of the page, of which a phone shows one. */
export const PARTS = ["catalogue", "list", "entry"] as const;
export type Part = (typeof PARTS)[number];

export interface Chosen {
  readonly choice: Choice;
  readonly part: Part;
  /** Shows something in the entry column; on a phone the column itself comes up. */
  readonly open: (choice: Choice) => void;
  /** Marks something without leaving the part that shows. */
  readonly mark: (choice: Choice) => void;
  readonly show: (part: Part) => void;
}

const ChosenContext = createContext<Chosen | null>(null);

export function useChosen(): Chosen {
  const chosen = useContext(ChosenContext);
  if (chosen === null) throw new Error("useChosen stands outside a ChoiceProvider");
  return chosen;
}

/** Whether this very thing is chosen. */
export function isChosen(choice: Choice, is: Choice["is"], id: string): boolean {
  return choice.is === is && "id" in choice && choice.id === id;
}

export interface ChoiceProviderProps {
  /** What a phone shows first. */
  readonly first: Part;
  readonly children: ReactNode;
}

export function ChoiceProvider({ first, children }: ChoiceProviderProps) {
  const [choice, setChoice] = useState<Choice>({ is: "list" });
  const [part, setPart] = useState<Part>(first);
  useScrollOfPart(part);
  const open = useCallback((next: Choice) => {
    setChoice(next);
    setPart("entry");
  }, []);
  const chosen = useMemo<Chosen>(
    () => ({ choice, part, open, mark: setChoice, show: setPart }),
    [choice, part, open],
  );
  return <ChosenContext value={chosen}>{children}</ChosenContext>;
}
