import "./account.css";
import type { ReactNode } from "react";
import { Footer } from "@/app/_frame/footer";
import { ClientMessages } from "@/app/_ui/client-messages";
import { Toasts } from "@/app/_ui/toasts";

/** The pages about one's own account. */
export default function AccountLayout({ children }: { readonly children: ReactNode }) {
  return (
    <ClientMessages namespaces={["account", "errors"]}>
      {children}
      <Toasts />
      <Footer />
    </ClientMessages>
  );
}
