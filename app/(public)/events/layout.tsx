import type { ReactNode } from "react";
import { ClientMessages } from "@/app/_ui/client-messages";
import { Toasts } from "@/app/_ui/toasts";

/** Events are read by everybody, and answered by players on the same page. */
export default function EventsLayout({ children }: { readonly children: ReactNode }) {
  return (
    <ClientMessages namespaces={[]}>
      {children}
      <Toasts />
    </ClientMessages>
  );
}
