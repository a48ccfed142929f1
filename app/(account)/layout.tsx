import type { ReactNode } from "react";
import { Footer } from "@/app/_frame/footer";
import { ClientMessages } from "@/app/_ui/client-messages";

/** The pages about the user's account. */
export default function AccountLayout({ children }: { readonly children: ReactNode }) {
  return (
    <ClientMessages namespaces={["account", "errors"]}>
      {children}
      <Footer />
    </ClientMessages>
  );
}
