import type { ReactNode } from "react";
import { ClientMessages } from "@/app/_ui/client-messages";
import { Toasts } from "@/app/_ui/toasts";

/** Pages where people write. */
export default function AuthorLayout({ children }: { readonly children: ReactNode }) {
  return (
    <ClientMessages namespaces={[]}>
      {children}
      <Toasts />
    </ClientMessages>
  );
}
