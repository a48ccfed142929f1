import { NextIntlClientProvider } from "next-intl";
import { getLocale, getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { PageLanguage } from "./page-language";

interface ClientMessagesProps {
  /** The namespaces that client components below read, beside `common`. */
  readonly namespaces: readonly string[];
  readonly children: ReactNode;
}

/** Sends the words of some namespaces to the browser, with their language for the controls; pages that only the server draws send none. */
export async function ClientMessages({ namespaces, children }: ClientMessagesProps) {
  const all = await getMessages();
  const sent = Object.fromEntries(
    ["common", ...namespaces].map((namespace) => [namespace, all[namespace]]),
  );
  return (
    <NextIntlClientProvider messages={sent}>
      <PageLanguage locale={await getLocale()}>{children}</PageLanguage>
    </NextIntlClientProvider>
  );
}
