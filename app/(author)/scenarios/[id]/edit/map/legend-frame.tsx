"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";

const LOOK =
  "h-[clamp(--spacing(18),var(--whole,--spacing(18)),max(--spacing(26),22dvh))] min-w-0 flex-1 overflow-auto -outline-offset-3 max-desktop:h-13 max-tablet:order-last max-tablet:h-auto max-tablet:basis-full";

/**
 * As high as the legend is when the desk opens or changes its width, and no higher later: a line more would shrink the
 * map while one draws on it.
 */
export function LegendFrame({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("legend");
  const frame = useRef<HTMLElement>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = frame.current;
    const list = element?.firstElementChild;
    if (!element || !list) return;
    let width = 0;
    const watch = new ResizeObserver(() => {
      if (element.offsetWidth !== width) {
        width = element.offsetWidth;
        element.style.setProperty("--whole", `${list.scrollHeight}px`);
      }
      setCut(element.scrollHeight > element.clientHeight + 1);
    });
    watch.observe(element);
    watch.observe(list);
    return () => watch.disconnect();
  }, []);
  // A region that scrolls must be reachable by keyboard; one that does not would be an idle stop.
  return (
    <section ref={frame} className={LOOK} tabIndex={isCut ? 0 : undefined} aria-label={t("title")}>
      {children}
    </section>
  );
}
