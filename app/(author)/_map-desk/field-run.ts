import { useRef } from "react";

let visits = 0;

/** Edits in one field between entering and leaving it are undone as one step. */
interface FieldRun {
  readonly begin: () => void;
  /** The `run` of the present visit to the field. */
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
