const CONTROLS =
  'a[href], button:not([disabled]), input:not([disabled]):not([type=hidden]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex="0"]';

const HEADING = "h1, h2, h3, h4, h5, h6";

/** The delay after which dialogs have returned the focus and new parts have taken it. */
const SETTLED_MS = 150;

/** The place of a removed element that had the focus: its parent, and the element before it. */
interface Gap {
  readonly within: Element;
  readonly behind: Element | null;
  readonly address: string;
}

/**
 * Keeps the place of keyboard users: if the focused control disappears, like a button that can be pressed only once,
 * the focus goes to the next control there; on a new page it goes to the title. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  let held: HTMLElement | null = null;
  let address = location.pathname;
  let goesByKeys = true;
  const take = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    held = target;
    address = location.pathname;
  };
  const letGo = ({ target }: FocusEvent) => {
    setTimeout(() => {
      if (held === target && held?.isConnected && isLost() && document.hasFocus()) held = null;
    });
  };
  const watch = new MutationObserver((changes) => {
    if (held === null || held.isConnected) return;
    const gap = gapOf(held, changes, address);
    held = null;
    if (goesByKeys) setTimeout(() => isLost() && fill(gap), SETTLED_MS);
  });
  const byKeys = () => {
    goesByKeys = true;
  };
  const byPointer = () => {
    goesByKeys = false;
  };
  watch.observe(document.body, { childList: true, subtree: true });
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  document.addEventListener("focusin", take, options);
  document.addEventListener("focusout", letGo, options);
  document.addEventListener("keydown", byKeys, options);
  document.addEventListener("pointerdown", byPointer, options);
  document.addEventListener("wheel", byPointer, { ...options, passive: true });
  return () => {
    watch.disconnect();
    ending.abort();
  };
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Climbs from the removed element to the nearest ancestor still in the page. */
function gapOf(gone: Element, changes: readonly MutationRecord[], address: string): Gap {
  let lost: Node = gone;
  for (;;) {
    const change = changes.find(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(lost)),
    );
    if (change === undefined) return { within: document.body, behind: null, address };
    if (change.target.isConnected) {
      const within = change.target as Element;
      return { within, behind: elementBefore(change.previousSibling), address };
    }
    lost = change.target;
  }
}

function elementBefore(node: Node | null): Element | null {
  for (let each = node; each !== null; each = each.previousSibling) {
    if (each instanceof Element) return each;
  }
  return null;
}

function fill(gap: Gap): void {
  const isSamePlace = gap.address === location.pathname && gap.within.closest("main") !== null;
  const near = isSamePlace ? controlNear(gap) : undefined;
  if (near === undefined) focusTitle();
  else near.focus();
}

/**
 * The next control after the gap, otherwise the last before it, in the smallest ancestor that has any. If a section has
 * none left, its heading, since a control of the next section might do something that cannot be undone.
 */
function controlNear({ within, behind }: Gap): HTMLElement | undefined {
  let mark = behind;
  for (
    let part: Element | null = within;
    part && part !== document.body;
    part = part.parentElement
  ) {
    const controls = [...part.querySelectorAll<HTMLElement>(CONTROLS)].filter((each) =>
      each.checkVisibility(),
    );
    if (controls.length > 0)
      return controls.find((each) => isBehind(each, mark)) ?? controls.at(-1);
    const heading = part.matches("section") ? part.querySelector<HTMLElement>(HEADING) : null;
    if (heading) return ready(heading);
    mark = part;
  }
  return undefined;
}

/** Makes a heading focusable by script only. */
function ready(heading: HTMLElement): HTMLElement {
  heading.tabIndex = -1;
  return heading;
}

function isBehind(each: Element, mark: Element | null): boolean {
  if (mark === null || !mark.isConnected) return true;
  const at = mark.compareDocumentPosition(each);
  return (at & Node.DOCUMENT_POSITION_FOLLOWING) > 0 && !mark.contains(each);
}

/** Focuses the title of the page, from which the next Tab goes into its content. */
function focusTitle(): void {
  const main = document.querySelector("main");
  const title = main?.querySelector<HTMLElement>("h1") ?? main;
  if (title) ready(title).focus({ preventScroll: true });
}
