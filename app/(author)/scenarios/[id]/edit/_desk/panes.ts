const PANES = ".rail, .tools, .treepane, .canvas, .deskpane, .inspector, .drawer";
const TABBABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex="0"]';

const lastIn = new WeakMap<Element, HTMLElement>();

/** Puts the focus into the next or previous pane of the desk, where it was when the pane was left. */
export function focusPane(way: 1 | -1): void {
  const panes = [...document.querySelectorAll<HTMLElement>(PANES)].filter(isShown);
  const active = document.activeElement as HTMLElement | null;
  const here = panes.findIndex((pane) => pane.contains(active));
  const left = panes[here];
  if (left && active) lastIn.set(left, active);
  const start = here < 0 && way < 0 ? 0 : here;
  const goal = panes[(start + way + panes.length) % panes.length];
  if (goal) entryOf(goal)?.focus();
}

function entryOf(pane: HTMLElement): HTMLElement | undefined {
  const last = lastIn.get(pane);
  if (last && pane.contains(last) && isShown(last)) return last;
  const chosen = pane.querySelector<HTMLElement>(
    '[aria-current="page"], [role=row][tabindex="0"], tr[tabindex="0"], [role=application]',
  );
  return chosen ?? [...pane.querySelectorAll<HTMLElement>(TABBABLE)].find(isShown);
}

function isShown(element: HTMLElement): boolean {
  return element.offsetParent !== null || element.getClientRects().length > 0;
}
