"use client";

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";

/** What the entry column shows. */
export type Choice =
  | { readonly is: "list" | "format" | "commander" }
  | {
      readonly is: "corps" | "formation" | "brigade" | "regiment" | "upgrade";
      readonly id: string;
    };

/** The parts of the page; a phone shows one of them. */
export const PARTS = ["catalogue", "list", "entry"] as const;
type Part = (typeof PARTS)[number];

interface Chosen {
  readonly choice: Choice;
  readonly part: Part;
  /** Shows something in the entry column, which a phone then switches to. */
  readonly open: (choice: Choice) => void;
  /** Marks something without leaving the current part. */
  readonly mark: (choice: Choice) => void;
  readonly show: (part: Part) => void;
}

const ChosenContext = createContext<Chosen | null>(null);

export function useChosen(): Chosen {
  const chosen = useContext(ChosenContext);
  if (chosen === null) throw new Error("useChosen stands outside a ChoiceProvider");
  return chosen;
}

/** Whether exactly this item is selected. */
export function isChosen(choice: Choice, is: Choice["is"], id: string): boolean {
  return choice.is === is && "id" in choice && choice.id === id;
}

interface ChoiceProviderProps {
  /** The part that a phone shows first. */
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

/**
 * Restores the scroll position of each part of the page; the entry always starts at its top. The page scrolls as a
 * whole only on a phone; on a desktop there is nothing to restore.
 */
function useScrollOfPart(part: Part): void {
  const left = useRef<Partial<Record<Part, number>>>({});
  useEffect(() => {
    const note = () => {
      left.current[part] = window.scrollY;
    };
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, [part]);
  useLayoutEffect(() => {
    window.scrollTo(0, part === "entry" ? 0 : (left.current[part] ?? 0));
  }, [part]);
}
