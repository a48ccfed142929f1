/** What messages never cover: strips of tabs and links, and bars at the foot of a page or a dialog. */
const STRIPS = "[role=tablist], nav, [data-at-foot]";
/** Of the window's height. What is taller, such as a table of contents, is no strip. */
const TALLEST_STRIP = 0.25;
const GAP_PX = 8;

type Span = Pick<DOMRect, "top" | "bottom">;

/**
 * Keeps messages clear of strips, bars and the control in focus, as near as possible to where their style puts them. It
 * is the ref of their region.
 */
export function keepClear(region: HTMLElement | null) {
  if (!region) return;
  const place = () => placeClear(region);
  const sizes = new ResizeObserver(place);
  sizes.observe(region);
  // A phone's keyboard makes the visible part of the window smaller.
  visualViewport?.addEventListener("resize", place);
  document.addEventListener("focusin", place);
  return () => {
    sizes.disconnect();
    visualViewport?.removeEventListener("resize", place);
    document.removeEventListener("focusin", place);
  };
}

function placeClear(region: HTMLElement): void {
  region.style.top = "";
  region.style.bottom = "";
  const wanted = region.getBoundingClientRect();
  const view = viewSpan();
  const strips = stripsBeside(wanted, view);
  const field = fieldInFocus(region);
  const top =
    freeTop(wanted, view, field ? [...strips, field] : strips) ?? freeTop(wanted, view, strips);
  if (top === undefined) return;
  region.style.top = `${top}px`;
  region.style.bottom = "auto";
}

/** The free place nearest to the one wanted; undefined if there is none. */
function freeTop(
  { top: wanted, height }: DOMRect,
  view: Span,
  taken: readonly Span[],
): number | undefined {
  const lowest = view.bottom - height - GAP_PX;
  const beside = taken.flatMap(({ top, bottom }) => [top - height - GAP_PX, bottom + GAP_PX]);
  const isFree = (top: number) =>
    top >= view.top &&
    top <= lowest &&
    taken.every((each) => each.bottom <= top || each.top >= top + height);
  return [wanted, lowest, ...beside]
    .filter(isFree)
    .sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0];
}

function viewSpan(): Span {
  const { offsetTop = 0, height = innerHeight } = visualViewport ?? {};
  return { top: offsetTop, bottom: offsetTop + height };
}

function stripsBeside({ left, right }: DOMRect, view: Span): Span[] {
  const tallest = TALLEST_STRIP * (view.bottom - view.top);
  return [...document.querySelectorAll(STRIPS)]
    .map((strip) => strip.getBoundingClientRect())
    .filter((strip) => strip.left < right && strip.right > left)
    .filter(({ height }) => height > 0 && height <= tallest);
}

function fieldInFocus(region: HTMLElement): Span | null {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return null;
  return region.contains(activeElement) ? null : activeElement.getBoundingClientRect();
}
