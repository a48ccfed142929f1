import "./globals.css";
import type { Metadata, Viewport } from "next";
import { cookies } from "next/headers";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";

import { serviceAddress } from "@/lib/auth/context";
import { currentContext } from "./_frame/current-context";
import { Keeper } from "./_frame/keeper";
import { THEME_COOKIE, themeFrom } from "./_frame/theme";
import { TopBar } from "./_frame/top-bar";
import { preloadFaces, preloadPolishLetters } from "./_ui/preload-faces";
import { Toasts } from "./_ui/toasts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("common");
  return {
    title: { default: `${t("name")} · ${t("tagline")}`, template: `%s · ${t("name")}` },
    description: t("description"),
    metadataBase: new URL(serviceAddress()),
  };
}

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fdfbf5" },
    { media: "(prefers-color-scheme: dark)", color: "#22211d" },
  ],
};

/** The frame of every page. Theme and language come from cookies, so that they are right from the first paint. */
export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  const locale = await getLocale();
  preloadFaces();
  if (locale === "pl") preloadPolishLetters();
  const t = await getTranslations("common");
  const theme = themeFrom((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <html
      lang={locale}
      // Keeps the focused element from being hidden by content fixed at the foot of a phone.
      className="max-tablet:has-data-[at-foot=answer]:scroll-pb-29 max-tablet:has-data-[at-foot=bar]:scroll-pb-15"
      data-theme={theme === "system" ? undefined : theme}
      suppressHydrationWarning
    >
      <body>
        <a className="skip" href="#main">
          {t("skip")}
        </a>
        <TopBar viewer={(await currentContext()).actor} theme={theme} />
        {children}
        <Keeper />
        <Toasts label={t("toasts")} dismiss={t("action.dismiss")} />
      </body>
    </html>
  );
}
