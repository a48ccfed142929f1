"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";

const LOOK =
  "h-[clamp(--spacing(18),var(--whole,--spacing(18)),max(--spacing(26),22dvh))] min-w-0 flex-1 overflow-auto -outline-offset-3 max-desktop:h-13 max-tablet:order-last max-tablet:h-auto max-tablet:basis-full";

/**
 * As high as the legend is when the desk opens or changes its width, and no higher later: a line more would shrink the
 * map while one draws on it.
 */
export function LegendFrame({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("legend");
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let width = 0;
    const watch = new ResizeObserver(() => {
      if (element.offsetWidth === width) return;
      width = element.offsetWidth;
      const whole = element.firstElementChild?.scrollHeight ?? 0;
      element.style.setProperty("--whole", `${whole}px`);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section ref={frame} className={LOOK} tabIndex={0} aria-label={t("title")}>
      {children}
    </section>
  );
}
