import type { Page } from "@playwright/test";

/** How many frames per second a page renders while `work` is running in it. */
export async function framesPerSecond(tab: Page, work: () => Promise<void>): Promise<number> {
  const watch = await tab.evaluateHandle(() => {
    const seen = { frames: 0, from: performance.now(), isOver: false };
    const count = () => {
      if (seen.isOver) return;
      seen.frames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    return seen;
  });
  await work();
  return watch.evaluate((seen) => {
    seen.isOver = true;
    return (seen.frames * 1000) / (performance.now() - seen.from);
  });
}

/** Presses the mouse button at a point and drags to and fro for `ms`; the button stays pressed at the end. */
export async function dragMouse(
  tab: Page,
  from: { readonly x: number; readonly y: number },
  { ms, px }: { readonly ms: number; readonly px: number },
): Promise<void> {
  await tab.mouse.move(from.x, from.y);
  await tab.mouse.down();
  await moveMouse(tab, from, { ms, px });
}

/** Moves the mouse to and fro around a point for `ms`. */
export async function moveMouse(
  tab: Page,
  about: { readonly x: number; readonly y: number },
  { ms, px }: { readonly ms: number; readonly px: number },
): Promise<void> {
  const start = performance.now();
  for (let turn = 0; turn < 1; ) {
    turn = (performance.now() - start) / ms;
    // More than a whole turn, so that the mouse does not end where it began.
    const angle = Math.min(turn, 1) * 2.2 * Math.PI;
    await tab.mouse.move(about.x + px * Math.sin(angle), about.y + (px / 2) * Math.sin(angle / 2));
  }
}

/** Time in ms from releasing the mouse button until the resulting change is painted. */
export async function releaseMs(tab: Page): Promise<number> {
  // The listener is added before the button is released, because input may overtake code still being evaluated.
  const painted = await tab.evaluateHandle(() => ({
    ms: new Promise<number>((resolve) => {
      const onUp = ({ timeStamp }: PointerEvent) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      addEventListener("pointerup", onUp, { once: true, capture: true });
    }),
  }));
  await tab.mouse.up();
  return painted.evaluate(({ ms }) => ms);
}
