"use client";

import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";

interface PageLanguageProps {
  readonly locale: string;
  readonly children: ReactNode;
}

/**
 * Makes controls parse, format and announce in the page's language instead of the browser's: "1,5" is one and a half on
 * a Polish page.
 */
export function PageLanguage({ locale, children }: PageLanguageProps) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
