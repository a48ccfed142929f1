import { useEffect, useState } from "react";
import { callApi } from "@/app/_client/call-api";
import type { OfferedFormat } from "@/lib/domain/bogowie-wojny/event/club-format";

/** The formats of the user's clubs to choose from; none until they have loaded. */
export function useOfferedFormats(): readonly OfferedFormat[] {
  const [offered, setOffered] = useState<readonly OfferedFormat[]>([]);
  useEffect(() => {
    let isStale = false;
    void callApi("GET /formats").then((answer) => {
      if (!isStale && answer.ok) setOffered(answer.value.items);
    });
    return () => {
      isStale = true;
    };
  }, []);
  return offered;
}
