import type { ReactNode } from "react";
import { CHOSEN_ID } from "./focus-chosen";

interface ChosenProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** What is chosen on a map, or the map itself: takes the focus when something is chosen by keys. */
export function Chosen({ label, children }: ChosenProps) {
  return (
    <section id={CHOSEN_ID} className="-outline-offset-3" aria-label={label} tabIndex={-1}>
      {children}
    </section>
  );
}
