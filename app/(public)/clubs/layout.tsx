import type { ReactNode } from "react";
import { ClientMessages } from "@/app/_ui/client-messages";
import { Toasts } from "@/app/_ui/toasts";

/** Clubs are looked at, joined and run on the same pages. */
export default function ClubsLayout({ children }: { readonly children: ReactNode }) {
  return (
    <ClientMessages namespaces={[]}>
      {children}
      <Toasts />
    </ClientMessages>
  );
}
