/**
 * Claims swipes over an element whose `touch-action` is `none`; also a callback for `ref`. Chromium otherwise takes the
 * end of a swipe for the start of a fling, though nothing can scroll, and the next tap anywhere on the page merely
 * stops that fling: no click follows.
 */
export function claimSwipes(element: HTMLElement | SVGElement | null): (() => void) | undefined {
  if (!element) return;
  const claim = (event: Event) => {
    if (event.cancelable) event.preventDefault();
  };
  element.addEventListener("touchmove", claim, { passive: false });
  return () => element.removeEventListener("touchmove", claim);
}
