import { z } from "zod";
import { armyListSchema } from "@/lib/domain/bogowie-wojny/list/army-list";
import { idSchema } from "@/lib/domain/document/primitives";
import { jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { publicAddress } from "@/lib/http/public-address";
import { printSubmission } from "@/lib/usecases/bogowie-wojny/event/print-submission";
import { readSubmission } from "@/lib/usecases/bogowie-wojny/event/read-submission";
import { linkToSubmission } from "@/lib/usecases/bogowie-wojny/list/link-to-roster";
import { idParams } from "../answer-schemas";
import { alteredRowsOf } from "./altered-rows";
import { formsOf } from "./roster-exports";
import { printOf } from "./roster-print";

const PATH = "/events/{id}/submissions/{entry}";
const entryParams = idParams.extend({ entry: idSchema });

const submittedList = endpoint({
  method: "GET",
  path: PATH,
  summary: "A list as it was handed in: one's own at any time, others' after the deadline",
  access: "optional",
  params: entryParams,
  answers: {
    200: { description: "The bare document", schema: armyListSchema },
  },
  handle: async ({ context, params }) => jsonAnswer((await readSubmission(context, params)).list),
});

const submittedPdf = printOf({
  path: PATH,
  params: entryParams,
  summary: "The roster of a handed-in list, as PDF",
  print: ({ context, params }, order) => printSubmission(context, { ...params, ...order }),
});

const forms = formsOf({
  path: PATH,
  params: entryParams,
  query: z.object({}),
  rosterOf: async ({ context, params, request }) => ({
    ...(await readSubmission(context, params)),
    link: linkToSubmission(params, { service: publicAddress(request) }),
  }),
});

const alteredRows = alteredRowsOf({
  path: PATH,
  params: entryParams,
  query: z.object({}),
  listOf: async ({ context, params }) => (await readSubmission(context, params)).list,
});

/** Everything that can be read of a handed-in list. */
export const submissionEndpoints = [submittedList, alteredRows, submittedPdf, ...forms];
