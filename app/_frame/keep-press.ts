const FIELDS = "input, textarea, [contenteditable=true]";
const PRESSED = "button, a[href], label, summary";

/** The distance in px that a pointer may move during a press, and the least that counts as a control's own move. */
const STRAY_PX = 6;

/** A press that leaves a field: where the pointer went down, and the control that was there. */
interface Press {
  readonly control: HTMLElement;
  readonly box: DOMRect;
  readonly x: number;
  readonly y: number;
}

/**
 * Completes presses that leave a field. What was typed is taken over as the pointer goes down, and a line below the
 * field that appears or disappears moves the pressed control from under the pointer: the click would go elsewhere.
 * Returns a function that stops it.
 */
export function keepPress(): () => void {
  let press: Press | null = null;
  const begin = (event: PointerEvent) => {
    press = event.isPrimary && event.button === 0 ? pressOf(event) : null;
  };
  const drop = () => {
    press = null;
  };
  const finish = (event: MouseEvent) => {
    const kept = press;
    press = null;
    if (!kept || !isLost(kept, event)) return;
    event.preventDefault();
    event.stopPropagation();
    kept.control.click();
  };
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  addEventListener("pointerdown", begin, options);
  addEventListener("pointercancel", drop, options);
  addEventListener("keydown", drop, options);
  addEventListener("click", finish, options);
  return () => ending.abort();
}

function pressOf({ target, clientX: x, clientY: y }: PointerEvent): Press | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;
  const left = document.activeElement;
  if (!control || !left?.matches(FIELDS) || control.contains(left)) return null;
  return { control, box: control.getBoundingClientRect(), x, y };
}

/** Whether a click missed the control because it has moved, and not the pointer. */
function isLost({ control, box, x, y }: Press, click: MouseEvent): boolean {
  if (!control.isConnected || click.composedPath().includes(control)) return false;
  const now = control.getBoundingClientRect();
  const movedPx = Math.hypot(now.x - box.x, now.y - box.y);
  return movedPx > STRAY_PX && Math.hypot(click.clientX - x, click.clientY - y) <= STRAY_PX;
}
