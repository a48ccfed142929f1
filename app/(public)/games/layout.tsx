import type { ReactNode } from "react";
import { ClientMessages } from "@/app/_ui/client-messages";
import { Toasts } from "@/app/_ui/toasts";

/** Games are looked at by everybody, and played on the same page. */
export default function GamesLayout({ children }: { readonly children: ReactNode }) {
  return (
    <ClientMessages namespaces={[]}>
      {children}
      <Toasts />
    </ClientMessages>
  );
}
