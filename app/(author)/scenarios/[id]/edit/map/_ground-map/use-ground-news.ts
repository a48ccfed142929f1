import { useEffect, useState } from "react";
import { type AnswerAt, callApi } from "@/app/_client/call-api";
import type { Refusal } from "@/app/_ui/request-json";
import type { GroundOrigin, TableMap } from "@/lib/domain/belle-alliance/scenario/scenario";

/** A map's current version, and what it changes compared with the ground at the time of the request. */
type MapNow = AnswerAt<"POST /maps/{id}/ground-news">;

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
    const body = { since: version, ground };
    void callApi("POST /maps/{id}/ground-news", { id, body }).then((answer) => {
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
