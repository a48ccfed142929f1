import { useEffect, useRef } from "react";
import { useDesk } from "./desk-context";
import { DESK_PARTS, PART_LETTERS } from "./desk-parts";
import { useFindingActions } from "./finding-actions";
import { focusPane } from "./panes";

const LEADER_MS = 1500;

/** F6 walks the panes, F8 the findings, G and a letter lead to a part of the desk. */
export function useDeskKeys(): void {
  const { goTo } = useDesk();
  const { step } = useFindingActions();
  const leaderAt = useRef(0);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const way = event.shiftKey ? -1 : 1;
      if (event.key === "F6") act(event, () => focusPane(way));
      else if (event.key === "F8") act(event, () => step(way));
      else if (isPlainLetter(event)) followLetter(event);
    };
    const followLetter = (event: KeyboardEvent) => {
      const isLed = event.timeStamp - leaderAt.current < LEADER_MS && leaderAt.current > 0;
      const letter = event.key.toLowerCase();
      leaderAt.current = !isLed && letter === "g" ? event.timeStamp : 0;
      if (!isLed) return;
      const part = DESK_PARTS.find((each) => PART_LETTERS[each] === letter);
      if (part) act(event, () => goTo({ part, at: null }));
    };
    // Captured, so that a letter after G is not taken for one of the map's tools.
    addEventListener("keydown", onKeyDown, { capture: true });
    return () => removeEventListener("keydown", onKeyDown, { capture: true });
  }, [goTo, step]);
}

function act(event: KeyboardEvent, what: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  what();
}

function isPlainLetter({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || key.length !== 1) return false;
  if (!(target instanceof HTMLElement)) return true;
  return (
    target.closest("input, textarea, select, [role=listbox], [role=menu], [role=dialog]") === null
  );
}
