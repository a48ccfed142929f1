import type { ReactNode } from "react";
import { SECTIONS } from "@/app/_ui/page";

interface BesideMapProps {
  readonly map: ReactNode;
  readonly children: ReactNode;
}

/** What is done in a bound, with the map in view beside it on a wide screen, and below it on others. */
export function BesideMap({ map, children }: BesideMapProps) {
  return (
    <div className="grid items-start gap-5 desktop:grid-cols-2 desktop:gap-10">
      <div className={SECTIONS}>{children}</div>
      {map}
    </div>
  );
}
