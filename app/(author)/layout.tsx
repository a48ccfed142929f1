import type { ReactNode } from "react";
import { Toasts } from "@/app/_ui/toasts";

/** Pages where people write. */
export default function AuthorLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <Toasts />
    </>
  );
}
