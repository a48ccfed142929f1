import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { RowSpan } from "./row-stretches";

/** Tables of up to this many rows are rendered whole, so that the browser's own search finds everything. */
const DRAWN_WHOLE = 120;
/** Rows rendered beyond either edge of the window; spans begin and end at multiples of it. */
const BEYOND = 16;
/** The initial span, enough for a tall screen. */
const AT_FIRST: RowSpan = { from: 0, to: 3 * BEYOND };

interface RowWindow {
  readonly span: RowSpan;
  /** Height of the rows in a gap, in px. */
  readonly gapPx: (gap: RowSpan) => number;
}

/** The rows of a long table that are in or near the browser's window; all rows of a short table. */
export function useRowWindow(
  keys: readonly string[],
  body: RefObject<HTMLTableSectionElement | null>,
): RowWindow {
  const [inSight, setInSight] = useState(AT_FIRST);
  const heights = useRef(new RowHeights()).current;
  const isLong = keys.length > DRAWN_WHOLE;
  const look = useCallback(() => {
    if (!body.current) return;
    heights.measure(body.current.querySelectorAll<HTMLElement>("tr[data-key]"));
    const next = spanInSight(body.current, keys, heights);
    if (next.from !== inSight.from || next.to !== inSight.to) setInSight(next);
  }, [body, heights, keys, inSight]);
  // Runs again after each change of the rows or the span, because only rendered rows have a measured height.
  useEffect(() => {
    if (!isLong) return;
    // Rendered before the scrolled frame is painted, because fast scrolling would otherwise show gaps.
    const lookAtOnce = () => flushSync(look);
    const onScroll = ({ target }: Event) => stayingAtEnd(target, lookAtOnce);
    // In the next frame, since the page has been laid out by then anyway. It may already have been scrolled.
    const frame = requestAnimationFrame(() => stayingAtEnd(scrolledAround(body), lookAtOnce));
    addEventListener("scroll", onScroll, { capture: true, passive: true });
    addEventListener("resize", lookAtOnce);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", onScroll, { capture: true });
      removeEventListener("resize", lookAtOnce);
    };
  }, [isLong, look, body]);
  return useMemo(
    () => ({
      span: isLong ? inSight : { from: 0, to: keys.length },
      gapPx: ({ from, to }) => heights.total(keys.slice(from, to)),
    }),
    [isLong, inSight, keys, heights],
  );
}

/** Keeps a pane scrolled to its end, even if the newly rendered rows are higher than estimated. */
function stayingAtEnd(scrolled: EventTarget | null, draw: () => void): void {
  const pane = scrolled instanceof Element ? scrolled : document.documentElement;
  const before = pane.scrollHeight;
  const isAtEnd = scrolled !== null && pane.scrollTop + pane.clientHeight >= before - 1;
  draw();
  if (isAtEnd && pane.scrollHeight > before) pane.scrollTop = pane.scrollHeight;
}

/** The nearest ancestor of `inner` that is scrolled; null if there is none. */
function scrolledAround(inner: RefObject<Element | null>): Element | null {
  let around = inner.current?.parentElement ?? null;
  while (around && around.scrollTop === 0) around = around.parentElement;
  return around;
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

const USUAL_PX = 29;

/** Heights of a table's rows that have been rendered before; others count as average. */
export class RowHeights {
  readonly #known = new Map<string, number>();
  #sumPx = 0;

  /** Records the heights of rendered rows, identified by `data-key`. */
  measure(drawn: Iterable<HTMLElement>): void {
    for (const row of drawn) {
      const key = row.dataset.key ?? "";
      const px = row.offsetHeight;
      this.#sumPx += px - (this.#known.get(key) ?? 0);
      this.#known.set(key, px);
    }
  }

  /** The total height of some rows, in px. */
  total(keys: readonly string[]): number {
    return keys.reduce((sum, key) => sum + this.#of(key), 0);
  }

  /** The index of the row at `px` below the first one's top; the number of rows if there is none. */
  indexAt(keys: readonly string[], px: number): number {
    let bottom = 0;
    const index = keys.findIndex((key) => {
      bottom += this.#of(key);
      return bottom > px;
    });
    return index < 0 ? keys.length : index;
  }

  #of(key: string): number {
    return this.#known.get(key) ?? this.#averagePx;
  }

  get #averagePx(): number {
    return this.#known.size === 0 ? USUAL_PX : this.#sumPx / this.#known.size;
  }
}
