import { useRef } from "react";

let visits = 0;

/** What an author does in one field between entering and leaving it is undone as one step. */
interface FieldRun {
  readonly begin: () => void;
  /** The name of the present visit's run. */
  readonly name: () => string;
}

export function useFieldRun(): FieldRun {
  const visit = useRef(0);
  return {
    begin: () => {
      visits += 1;
      visit.current = visits;
    },
    name: () => `field ${visit.current}`,
  };
}
