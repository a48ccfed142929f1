import { NextIntlClientProvider } from "next-intl";
import { getLocale, getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { PageLanguage } from "./page-language";

interface ClientMessagesProps {
  /** The namespaces used by client components below, in addition to `common`. */
  readonly namespaces: readonly string[];
  readonly children: ReactNode;
}

/**
 * Sends the messages of some namespaces to the browser, with their language for the controls; pages drawn only on the
 * server send none.
 */
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
