import type { ReactNode } from "react";
import { CHOSEN_ID } from "./focus-chosen";

interface ChosenProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** The selection on a map, or the map itself: receives the focus when something is selected by keyboard. */
export function Chosen({ label, children }: ChosenProps) {
  return (
    <section id={CHOSEN_ID} className="-outline-offset-3" aria-label={label} tabIndex={-1}>
      {children}
    </section>
  );
}
