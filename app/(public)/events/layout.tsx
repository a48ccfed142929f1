import type { ReactNode } from "react";
import { OffUntilHydrated } from "@/app/_ui/off-until-hydrated";

/** Events, where most of what people do is sent by the page's script. */
export default function EventsLayout({ children }: { readonly children: ReactNode }) {
  return <OffUntilHydrated>{children}</OffUntilHydrated>;
}
