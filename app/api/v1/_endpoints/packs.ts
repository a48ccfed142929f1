import { z } from "zod";
import { fileNameOf } from "@/lib/domain/file-name";
import type { Language } from "@/lib/domain/language";
import { idSchema } from "@/lib/domain/primitives";
import { fileAnswer } from "@/lib/http/answer";
import { type Call, endpoint } from "@/lib/http/endpoint";
import {
  type Pack,
  type PackReader,
  printScenarioPack,
} from "@/lib/usecases/scenarios/print-scenario-pack";
import { idParams, paperQuery } from "./answer-schemas";

type PackCall = Call<"optional", { id: string }, z.infer<typeof paperQuery>, undefined>;

const answers = {
  200: { description: "The pack", mediaType: "application/pdf" },
  "not-found": "No such scenario or side, or it is not shared with the reader",
};

/** The umpire's pack, for readers who may read the whole. */
export const umpirePack = endpoint({
  method: "GET",
  path: "/scenarios/{id}/packs/umpire.pdf",
  summary: "The umpire's pack",
  access: "optional",
  work: "heavy",
  params: idParams,
  query: paperQuery,
  answers,
  handle: (call) => printPack(call, { for: "umpire" }),
});

/** Whose pack it is. */
export const sideParams = z.object({ sideId: idSchema });

/** What one side holds in its hands. */
export const sidePack = endpoint({
  method: "GET",
  path: "/scenarios/{id}/packs/side-{sideId}.pdf",
  summary: "A side's pack",
  access: "optional",
  work: "heavy",
  params: idParams.extend(sideParams.shape),
  query: paperQuery,
  answers,
  handle: (call) => printPack(call, { for: "side", sideId: call.params.sideId }),
});

async function printPack(call: PackCall, reader: PackReader): Promise<Response> {
  const { context, params, query, language } = call;
  const request = { id: params.id, reader, language, paper: query.paper };
  return packAnswer(await printScenarioPack(context, request), language);
}

/** A pack as it leaves. */
export function packAnswer({ printed, title, sideName }: Pack, language: Language): Response {
  return fileAnswer({
    bytes: printed.bytes,
    mediaType: "application/pdf",
    fileName: fileNameOf({ title, part: sideName ?? "umpire", ending: "pdf" }),
    language,
  });
}
