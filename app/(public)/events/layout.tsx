import type { ReactNode } from "react";
import { OffUntilHydrated } from "@/app/_ui/off-until-hydrated";

/** Event pages, inert until hydrated because most of their actions need the page's script. */
export default function EventsLayout({ children }: { readonly children: ReactNode }) {
  return <OffUntilHydrated>{children}</OffUntilHydrated>;
}
