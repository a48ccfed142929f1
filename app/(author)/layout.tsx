import type { ReactNode } from "react";
import { ClientMessages } from "@/app/_ui/client-messages";
import { OffUntilHydrated } from "@/app/_ui/off-until-hydrated";

/** Pages where people write. */
export default function AuthorLayout({ children }: { readonly children: ReactNode }) {
  return (
    <ClientMessages namespaces={[]}>
      <OffUntilHydrated>{children}</OffUntilHydrated>
    </ClientMessages>
  );
}
