import { headers } from "next/headers";
import type { ReactNode } from "react";
import { LocaleWarmer } from "@/app/_frame/locale-warmer";
import { ClientMessages } from "@/app/_ui/client-messages";

/** Pages where people write. */
export default async function AuthorLayout({ children }: { readonly children: ReactNode }) {
  return (
    <ClientMessages namespaces={[]}>
      <LocaleWarmer nonce={(await headers()).get("x-nonce") ?? undefined} />
      {children}
    </ClientMessages>
  );
}
