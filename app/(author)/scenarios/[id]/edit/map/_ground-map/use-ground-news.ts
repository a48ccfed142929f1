import { useEffect, useState } from "react";
import { jsonRequest, type Refusal, requestJson } from "@/app/_ui/request-json";
import type { GroundNews } from "@/lib/domain/belle-alliance/scenario/ground-news";
import type { GroundOrigin, TableMap } from "@/lib/domain/belle-alliance/scenario/scenario";

/** A map's current version, and what it changes compared with the ground at the time of the request. */
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

/** What the map's current version changes on this ground; requested again if the ground changes meanwhile. */
export function useGroundNews({ id, version }: GroundOrigin, map: TableMap): Asked {
  const [asked, setAsked] = useState<Asked>({ is: "asking" });
  useEffect(() => {
    let isStale = false;
    const { origin: _, ...ground } = map;
    setAsked({ is: "asking" });
    const copied = jsonRequest("POST", { since: version, ground });
    void requestJson<MapNow>(`/maps/${id}/ground-news`, copied).then((answer) => {
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
