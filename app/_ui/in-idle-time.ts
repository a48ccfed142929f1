const SLICE_MS = 8;
/** Between slices without `requestIdleCallback`, as in Safari. */
const PAUSE_MS = 100;

/** Takes step after step of a work while the page has nothing better to do; returns how to call it off. */
export function inIdleTime(work: Iterator<unknown>): () => void {
  let callOff = whenIdle(slice);
  function slice() {
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end) {
      if (work.next().done) return;
    }
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
