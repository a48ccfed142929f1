const SLICE_MS = 8;
/** Between slices without `requestIdleCallback`, as in Safari. */
const PAUSE_MS = 100;

/**
 * Does work in idle time, a slice at a time; tells after each slice what was last yielded, and at the end what came of
 * it. Returns how to call it off.
 */
export function inIdleTime<Found, Result>(
  work: Iterator<Found, Result>,
  tell: (last: Found | undefined, end: { readonly value: Result } | null) => void = () => {},
): () => void {
  let last: Found | undefined;
  let callOff = whenIdle(slice);
  function slice() {
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end) {
      const next = work.next();
      if (next.done) return tell(last, next);
      last = next.value;
    }
    tell(last, null);
    callOff = whenIdle(slice);
  }
  return () => callOff();
}

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(act, PAUSE_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(act);
  return () => cancelIdleCallback(idle);
}
