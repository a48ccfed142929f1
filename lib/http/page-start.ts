/**
 * The first script of a page. It runs in the browser, goes out as text, and so uses nothing from outside itself.
 *
 * It fetches and runs the page's own scripts once the page has been read and painted, or after `patienceMs` where
 * nothing is painted, and lets the browser call the page loaded only after them. Whatever is pressed, typed or
 * chosen before React listens it keeps, and does it again, once however often it was pressed, as soon as that part of
 * the page has been taken up.
 * Links, and buttons that send a form, work without a script or wait by React's own means.
 */
export function startPage(patienceMs: number): void {
  const PRESSABLE =
    "button:not([type=submit]),input[type=checkbox],input[type=radio],[role=button],[role=tab],[role=row],[role=option]";
  const nonce = document.currentScript?.nonce;
  const kept = new Map<Element, () => void>();
  let pressed: Element | null = null;

  const hasMark = (of: object, mark: string) => Object.keys(of).some((key) => key.startsWith(mark));
  const isListening = () => hasMark(document, "_reactListening");
  const isTakenUp = (element: Element) => hasMark(element, "__reactProps$");
  const pressable = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest("a[href]")) return null;
    return target.closest(PRESSABLE);
  };

  const keep = (element: Element, again: () => void) => {
    if (kept.size === 0) requestAnimationFrame(doAgain);
    kept.set(element, again);
  };
  const doAgain = () => {
    for (const [element, again] of [...kept]) {
      if (element.isConnected && !isTakenUp(element)) continue;
      kept.delete(element);
      if (element.isConnected) again();
    }
    if (kept.size > 0) requestAnimationFrame(doAgain);
  };
  const say = (element: Element, type: string) =>
    element.dispatchEvent(new Event(type, { bubbles: true }));

  // React takes a field's value from when it took the field up for known: it has to see it change.
  const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string) => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
    for (const value of [field.defaultValue, text]) {
      set?.call(field, value);
      say(field, "input");
    }
    if (field !== document.activeElement) say(field, "focusout");
  };

  const onPointerDown = (event: Event) => {
    pressed = isListening() ? null : pressable(event);
  };
  const onClick = (event: Event) => {
    const element = pressable(event);
    if (!(element instanceof HTMLElement) || (isListening() && element !== pressed)) return;
    pressed = null;
    event.preventDefault();
    event.stopImmediatePropagation();
    keep(element, () => element.click());
  };
  const onInput = ({ target }: Event) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (!isField || /^(checkbox|radio|file)$/.test(target.type)) return;
    if (isListening() && !kept.has(target)) return;
    const { value } = target;
    keep(target, () => type(target, value));
  };
  const onChange = ({ target }: Event) => {
    const isChoice =
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement && target.type === "file");
    if (isChoice && !isListening()) keep(target, () => say(target, "change"));
  };

  // A frame that is being written keeps the page from being loaded.
  const holdLoading = () => {
    const frame = document.body.appendChild(document.createElement("iframe"));
    frame.hidden = true;
    frame.contentDocument?.open();
    return () => {
      frame.contentDocument?.close();
      frame.remove();
    };
  };
  const runScripts = () => {
    for (const held of document.querySelectorAll<HTMLScriptElement>("script[type=held]")) {
      // What this script adds is trusted, so that it may add only what the page's own answer brought.
      if (held.nonce !== nonce) continue;
      const script = document.createElement("script");
      script.async = true;
      // Next.js knows its scripts by what is written here, which is no whole address.
      script.src = held.getAttribute("src") ?? "";
      held.replaceWith(script);
    }
  };
  const onceSeen = (act: () => void) => {
    if (document.visibilityState === "hidden") return act();
    let isDone = false;
    const once = () => {
      if (!isDone) act();
      isDone = true;
    };
    setTimeout(once, patienceMs);
    new PerformanceObserver(once).observe({ type: "paint", buffered: true });
  };

  document.addEventListener("pointerdown", onPointerDown, true);
  document.addEventListener("click", onClick, true);
  document.addEventListener("input", onInput, true);
  document.addEventListener("change", onChange, true);
  document.addEventListener("DOMContentLoaded", () => {
    const letLoad = holdLoading();
    onceSeen(() => {
      runScripts();
      letLoad();
    });
  });
}
