import type { ReactNode } from "react";
import { OffUntilHydrated } from "@/app/_ui/off-until-hydrated";

/** Games, where most of what people do is sent by the page's script. */
export default function GamesLayout({ children }: { readonly children: ReactNode }) {
  return <OffUntilHydrated>{children}</OffUntilHydrated>;
}
