import { useEffect, useState } from "react";
import { askApi, type Refusal, sending } from "@/app/_ui/ask-api";
import type { GroundNews } from "@/lib/domain/scenario/ground-news";
import type { GroundOrigin, TableMap } from "@/lib/domain/scenario/scenario";

/** A map's present version, and what it changes on the ground as it was when it was asked. */
interface MapNow {
  readonly version: number;
  readonly title: string;
  readonly author: string;
  readonly news: GroundNews;
}

type Asked =
  | { readonly is: "asking" }
  | { readonly is: "refused"; readonly refusal: Refusal }
  | ({ readonly is: "known" } & MapNow);

/** What the map's present version changes on this ground; asked again when somebody changes the ground meanwhile. */
export function useGroundNews({ id, version }: GroundOrigin, map: TableMap): Asked {
  const [asked, setAsked] = useState<Asked>({ is: "asking" });
  useEffect(() => {
    let isStale = false;
    const { origin: _, ...ground } = map;
    setAsked({ is: "asking" });
    const copied = sending("POST", { since: version, ground });
    void askApi<MapNow>(`/maps/${id}/ground-news`, copied).then((answer) => {
      if (isStale) return;
      if (answer.ok) setAsked({ is: "known", ...answer.value });
      else setAsked({ is: "refused", refusal: answer.refusal });
    });
    return () => {
      isStale = true;
    };
  }, [id, version, map]);
  return asked;
}
