import type { Page } from "@playwright/test";

/** Frames a page makes ready each second while `work` goes on in it. */
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

/** Leads the mouse from one place, where it is pressed, to and fro for `ms`; it stays pressed where it ends. */
export async function swing(
  tab: Page,
  from: { readonly x: number; readonly y: number },
  { ms, px }: { readonly ms: number; readonly px: number },
): Promise<void> {
  await tab.mouse.move(from.x, from.y);
  await tab.mouse.down();
  await sway(tab, from, { ms, px });
}

/** Leads the mouse to and fro about a place for `ms`. */
export async function sway(
  tab: Page,
  about: { readonly x: number; readonly y: number },
  { ms, px }: { readonly ms: number; readonly px: number },
): Promise<void> {
  const start = performance.now();
  for (let turn = 0; turn < 1; ) {
    turn = (performance.now() - start) / ms;
    // Past the last whole turn, so that it does not end where it began.
    const angle = Math.min(turn, 1) * 2.2 * Math.PI;
    await tab.mouse.move(about.x + px * Math.sin(angle), about.y + (px / 2) * Math.sin(angle / 2));
  }
}

/** From letting the mouse go until what that changed is painted, in ms. */
export async function releaseMs(tab: Page): Promise<number> {
  // The ear is put up before the mouse is let go: input may overtake what is still being evaluated.
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
