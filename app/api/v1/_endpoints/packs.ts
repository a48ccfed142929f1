import { z } from "zod";
import { fileNameOf } from "@/lib/domain/file-name";
import { idSchema } from "@/lib/domain/primitives";
import { fileAnswer } from "@/lib/http/answer";
import { type Call, endpoint } from "@/lib/http/endpoint";
import { type PackReader, printScenarioPack } from "@/lib/usecases/scenarios/print-scenario-pack";
import { idParams, paperQuery, problem } from "./answer-schemas";

type PackCall = Call<"optional", { id: string }, z.infer<typeof paperQuery>, undefined>;

const answers = {
  200: { description: "The pack", mediaType: "application/pdf" },
  404: problem("No such scenario or side, or it is not shared with the reader"),
  413: problem("It takes too long to print"),
  429: problem("The press is busy"),
};

/** The umpire's pack, for whoever may read the whole. */
export const umpirePack = endpoint({
  method: "GET",
  path: "/scenarios/{id}/packs/umpire.pdf",
  summary: "The umpire's pack",
  access: "optional",
  params: idParams,
  query: paperQuery,
  answers,
  handle: (call) => printPack(call, { for: "umpire" }),
});

const SIDE_FILE = /^side-([a-z0-9][a-z0-9-]{0,63})\.pdf$/;

/** What one side holds in its hands. */
export const sidePack = endpoint({
  method: "GET",
  path: "/scenarios/{id}/packs/side-{sideId}.pdf",
  summary: "A side's pack",
  access: "optional",
  params: z.object({
    id: idSchema,
    sideId: z
      .string()
      .regex(SIDE_FILE)
      .transform((file) => SIDE_FILE.exec(file)?.[1] ?? "")
      .describe("Id of the side"),
  }),
  query: paperQuery,
  answers,
  handle: (call) => printPack(call, { for: "side", sideId: call.params.sideId }),
});

async function printPack(call: PackCall, reader: PackReader): Promise<Response> {
  const { context, params, query, language } = call;
  const request = { id: params.id, reader, language, paper: query.paper };
  const { printed, title, sideName } = await printScenarioPack(context, request);
  return fileAnswer({
    bytes: printed.bytes,
    mediaType: "application/pdf",
    fileName: fileNameOf({ title, part: sideName ?? "umpire", ending: "pdf" }),
    language,
  });
}
