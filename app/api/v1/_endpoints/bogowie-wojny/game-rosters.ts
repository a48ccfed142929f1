import { z } from "zod";
import { SEATS } from "@/lib/domain/bogowie-wojny/game/seat";
import { armyListSchema } from "@/lib/domain/bogowie-wojny/list/army-list";
import { jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { publicAddress } from "@/lib/http/public-address";
import { printGameRoster } from "@/lib/usecases/bogowie-wojny/game/print-game-roster";
import { readGameRoster } from "@/lib/usecases/bogowie-wojny/game/read-game-roster";
import { idParams } from "../answer-schemas";
import { alteredRowsOf } from "./altered-rows";
import { formsOf } from "./roster-exports";
import { printOf } from "./roster-print";

const PATH = "/games/{id}/rosters/{seat}";
const params = idParams.extend({ seat: z.enum(SEATS) });

const keyOf = ({ id, seat }: z.infer<typeof params>) => ({ id, of: seat });

const bareList = endpoint({
  method: "GET",
  path: PATH,
  summary: "The list of either army in a game, as it sat down, to its two players",
  access: "optional",
  params,
  answers: {
    200: { description: "The bare document", schema: armyListSchema },
  },
  handle: async ({ context, params: key }) =>
    jsonAnswer((await readGameRoster(context, keyOf(key))).list),
});

const asPdf = printOf({
  path: PATH,
  params,
  summary: "The roster of either army in a game, to its two players, as PDF",
  print: ({ context, params: key }, order) => printGameRoster(context, { ...keyOf(key), ...order }),
});

const forms = formsOf({
  path: PATH,
  params,
  query: z.object({}),
  rosterOf: async ({ context, params: key, request }) => {
    const roster = await readGameRoster(context, keyOf(key));
    return { ...roster, link: `${publicAddress(request)}${roster.at}` };
  },
});

const alteredRows = alteredRowsOf({
  path: PATH,
  params,
  query: z.object({}),
  listOf: async ({ context, params: key }) => (await readGameRoster(context, keyOf(key))).list,
});

/** Everything that can be read of an army's roster in a game. */
export const gameRosterEndpoints = [bareList, alteredRows, asPdf, ...forms];
