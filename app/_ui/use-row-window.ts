import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { RowHeights } from "./row-heights";
import type { RowSpan } from "./row-stretches";

/** Tables of up to so many rows are drawn whole, so that the browser's own search finds everything. */
const DRAWN_WHOLE = 120;
/** Rows drawn beyond either edge of the window; spans begin and end at multiples of it. */
const BEYOND = 16;
/** Enough for a tall screen. */
const AT_FIRST: RowSpan = { from: 0, to: 3 * BEYOND };

export interface RowWindow {
  readonly span: RowSpan;
  /** Height of undrawn rows, in px. */
  readonly gapPx: (gap: RowSpan) => number;
}

/** Which rows of a long table stand in the browser's window or near it; of a short one all. */
export function useRowWindow(
  keys: readonly string[],
  body: RefObject<HTMLTableSectionElement | null>,
): RowWindow {
  const [inSight, setInSight] = useState(AT_FIRST);
  const heights = useRef(new RowHeights()).current;
  const latest = useRef(keys);
  latest.current = keys;
  const isLong = keys.length > DRAWN_WHOLE;
  useEffect(() => {
    if (!isLong) return;
    const look = () => {
      if (!body.current) return;
      heights.measure(body.current.querySelectorAll<HTMLElement>("tr[data-key]"));
      const next = spanInSight(body.current, latest.current, heights);
      setInSight((before) => (before.from === next.from && before.to === next.to ? before : next));
    };
    // Drawn before the scrolled frame is painted, or fast scrolling would show gaps.
    const lookAtOnce = () => flushSync(look);
    // With the next frame, for by then the page has been laid out anyway.
    const frame = requestAnimationFrame(look);
    addEventListener("scroll", lookAtOnce, { capture: true, passive: true });
    addEventListener("resize", lookAtOnce);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", lookAtOnce, { capture: true });
      removeEventListener("resize", lookAtOnce);
    };
  }, [isLong, body, heights]);
  return useMemo(
    () => ({
      span: isLong ? inSight : { from: 0, to: keys.length },
      gapPx: ({ from, to }) => heights.total(keys.slice(from, to)),
    }),
    [isLong, inSight, keys, heights],
  );
}

function spanInSight(body: HTMLElement, keys: readonly string[], heights: RowHeights): RowSpan {
  const { top } = body.getBoundingClientRect();
  const first = heights.indexAt(keys, -top);
  const last = heights.indexAt(keys, innerHeight - top);
  return {
    from: Math.max(0, Math.floor(first / BEYOND - 1) * BEYOND),
    to: Math.ceil((last + 1) / BEYOND + 1) * BEYOND,
  };
}
