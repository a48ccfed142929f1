import { z } from "zod";
import { SEATS } from "@/lib/domain/bogowie-wojny/game/seat";
import { endpoint } from "@/lib/http/endpoint";
import { publicAddress } from "@/lib/http/public-address";
import { printOwnGameRoster } from "@/lib/usecases/bogowie-wojny/game/print-game-roster";
import { printArmyListRoster } from "@/lib/usecases/bogowie-wojny/list/print-army-list-roster";
import { idParams } from "../answer-schemas";
import { textLanguage, textsQuery } from "../document/texts-query";
import { rosterAnswer, rosterPrintQuery } from "./roster-print";
import { rosterAudienceQuery } from "./roster-view";

/** An army list's roster for play, as a PDF. */
export const rosterAsPdf = endpoint({
  method: "GET",
  path: "/army-lists/{id}/roster.pdf",
  summary: "The roster as PDF",
  access: "optional",
  work: "heavy",
  params: idParams,
  query: rosterPrintQuery.extend(rosterAudienceQuery.shape).extend(textsQuery.shape),
  answers: {
    200: { description: "The roster", mediaType: "application/pdf" },
  },
  handle: async ({ context, params, query, language, request }) => {
    const roster = await printArmyListRoster(context, {
      id: params.id,
      audience: query.for ?? null,
      texts: textLanguage(query, language),
      language,
      paper: query.paper,
      layout: query.layout,
      parts: query.parts,
      address: publicAddress(request),
    });
    return rosterAnswer(roster, language);
  },
});

/** The same for the player's own army in a game, with the commanders the game drew. */
export const gameRosterAsPdf = endpoint({
  method: "GET",
  path: "/games/{id}/roster.pdf",
  summary:
    "The roster of one's own army in a game, as the list was then, with the commanders drawn",
  access: "read",
  work: "heavy",
  params: idParams,
  query: rosterPrintQuery.extend({ seat: z.enum(SEATS).optional() }),
  answers: {
    200: { description: "The roster", mediaType: "application/pdf" },
    "not-found": "No such game, or its list is gone",
  },
  handle: async ({ context, params, query, language, request }) => {
    const roster = await printOwnGameRoster(context, {
      id: params.id,
      ...query,
      seat: query.seat,
      language,
      service: publicAddress(request),
    });
    return rosterAnswer(roster, language);
  },
});
