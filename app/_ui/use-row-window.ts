import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { RowSpan } from "./row-stretches";

/** Tables of up to this many rows are drawn whole, so that the browser's own search finds everything. */
const DRAWN_WHOLE = 120;
/** Rows drawn beyond either edge of the window; spans begin and end at multiples of it. */
const BEYOND = 16;
/** Enough for a tall screen. */
const AT_FIRST: RowSpan = { from: 0, to: 3 * BEYOND };

interface RowWindow {
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
  const isLong = keys.length > DRAWN_WHOLE;
  const look = useCallback(() => {
    if (!body.current) return;
    heights.measure(body.current.querySelectorAll<HTMLElement>("tr[data-key]"));
    const next = spanInSight(body.current, keys, heights);
    if (next.from !== inSight.from || next.to !== inSight.to) setInSight(next);
  }, [body, heights, keys, inSight]);
  // Again after each change of the rows or of their stretch: only rows that were drawn have a height of their own.
  useEffect(() => {
    if (!isLong) return;
    // Drawn before the scrolled frame is painted, or fast scrolling would show gaps.
    const lookAtOnce = () => flushSync(look);
    const onScroll = ({ target }: Event) => stayingAtEnd(target, lookAtOnce);
    // In the next frame, since the page has been laid out by then anyway.
    const frame = requestAnimationFrame(look);
    addEventListener("scroll", onScroll, { capture: true, passive: true });
    addEventListener("resize", lookAtOnce);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", onScroll, { capture: true });
      removeEventListener("resize", lookAtOnce);
    };
  }, [isLong, look]);
  return useMemo(
    () => ({
      span: isLong ? inSight : { from: 0, to: keys.length },
      gapPx: ({ from, to }) => heights.total(keys.slice(from, to)),
    }),
    [isLong, inSight, keys, heights],
  );
}

/** Keeps a pane at its end where it was scrolled there, though the rows drawn for it are higher than was thought. */
function stayingAtEnd(scrolled: EventTarget | null, draw: () => void): void {
  const pane = scrolled instanceof Element ? scrolled : document.documentElement;
  const before = pane.scrollHeight;
  const isAtEnd = pane.scrollTop + pane.clientHeight >= before - 1;
  draw();
  if (isAtEnd && pane.scrollHeight > before) pane.scrollTop = pane.scrollHeight;
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

/** Heights of a table's rows, as far as they were drawn once; the rest count as an average row. */
export class RowHeights {
  readonly #known = new Map<string, number>();
  #sumPx = 0;

  /** Takes down how high the drawn rows are; each names itself in `data-key`. */
  measure(drawn: Iterable<HTMLElement>): void {
    for (const row of drawn) {
      const key = row.dataset.key ?? "";
      const px = row.offsetHeight;
      this.#sumPx += px - (this.#known.get(key) ?? 0);
      this.#known.set(key, px);
    }
  }

  /** How high some rows are together, in px. */
  total(keys: readonly string[]): number {
    return keys.reduce((sum, key) => sum + this.#of(key), 0);
  }

  /** The place of the row that covers `px` below the first one's top; their number where none does. */
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
