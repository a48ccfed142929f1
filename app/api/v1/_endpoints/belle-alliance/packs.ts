import { zipSync } from "fflate";
import { z } from "zod";
import {
  type PackReader,
  packFileNames,
  packReaderAt,
} from "@/lib/domain/belle-alliance/scenario/pack/pack-person";
import type { AddressedAudience } from "@/lib/domain/belle-alliance/scenario/view/reader-key";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { fileNameOf } from "@/lib/domain/document/file-name";
import type { Language } from "@/lib/domain/document/language";
import { idSchema } from "@/lib/domain/document/primitives";
import { fileAnswer, jsonAnswer } from "@/lib/http/answer";
import { type Call, endpoint } from "@/lib/http/endpoint";
import { wordsFor } from "@/lib/http/words";
import { printAllPacks } from "@/lib/usecases/belle-alliance/scenario/print-all-packs";
import {
  type Pack,
  printScenarioPack,
  showScenarioPack,
} from "@/lib/usecases/belle-alliance/scenario/print-scenario-pack";
import { addressParams } from "../answer-schemas";
import {
  clubQuery,
  orderOf,
  type PackQuery,
  publicPackQuery,
  sidePackQuery,
  umpirePackQuery,
} from "./pack-query";

type PackCall = Call<"optional", { id: string }, PackQuery, undefined>;

const refusals = { forbidden: "Only members of the club may have what it owns left out" };

const answers = {
  200: { description: "The pack", mediaType: "application/pdf" },
  ...refusals,
};

/** The umpire's pack, for readers who may read the whole scenario. */
const umpirePack = endpoint({
  method: "GET",
  path: "/scenarios/{id}/packs/umpire.pdf",
  summary: "The umpire's pack",
  access: "optional",
  work: "heavy",
  params: addressParams,
  query: umpirePackQuery.extend(clubQuery.shape),
  answers,
  handle: (call) => printPack(call, { for: "umpire" }),
});

/** What everybody may know, on paper. */
const publicPack = endpoint({
  method: "GET",
  path: "/scenarios/{id}/packs/public.pdf",
  summary: "The public edition: summary, order of battle and map as everybody may see them",
  access: "optional",
  work: "heavy",
  params: addressParams,
  query: publicPackQuery,
  answers,
  handle: (call) => printPack(call, { for: "public" }),
});

/** The side whose pack is printed. */
export const sideParams = z.object({ sideId: idSchema });

/** The pack for the players of one side. */
const sidePack = endpoint({
  method: "GET",
  path: "/scenarios/{id}/packs/side-{sideId}.pdf",
  summary: "A side's pack",
  access: "optional",
  work: "heavy",
  params: addressParams.extend(sideParams.shape),
  query: sidePackQuery.extend(clubQuery.shape),
  answers,
  handle: (call) => printPack(call, { for: "side", sideId: call.params.sideId }),
});

/** The formation whose player's pack is printed. */
export const commanderParams = z.object({ formationId: idSchema });

/** The pack for the player of one formation. */
const commanderPack = endpoint({
  method: "GET",
  path: "/scenarios/{id}/packs/commander-{formationId}.pdf",
  summary: "The pack of a formation’s player",
  access: "optional",
  work: "heavy",
  params: addressParams.extend(commanderParams.shape),
  query: sidePackQuery.extend(clubQuery.shape),
  answers,
  handle: (call) => {
    const { formationId } = call.params;
    return printPack(call, { for: "commander", formationId });
  },
});

/** The reader whose pack's pages are shown. */
export const readerParams = z.object({
  reader: z
    .string()
    .max(80)
    .describe("`umpire`, `side-` and the side's id, or `commander-` and the formation's"),
});

export const pagesShown = z.object({
  pages: z.int().describe("Pages of the whole of it; 0 where nothing is in it"),
  pictures: z
    .array(z.object({ widthPx: z.int(), heightPx: z.int(), png: z.base64() }))
    .describe("The first of them, small"),
});

const packPages = endpoint({
  method: "GET",
  path: "/scenarios/{id}/packs/{reader}/pages",
  summary: "How many pages a pack has, and what its first ones look like",
  access: "optional",
  work: "heavy",
  params: addressParams.extend(readerParams.shape),
  query: umpirePackQuery.extend(clubQuery.shape),
  answers: { 200: { description: "Its pages", schema: pagesShown }, ...refusals },
  handle: async (call) => {
    const { id, reader } = call.params;
    const order = { id, reader: readerAt(reader), ...orderOf(call) };
    return jsonAnswer(await showScenarioPack(call.context, order));
  },
});

/** The reader named in the address. Error: `not-found`. */
export function readerAt(address: string): PackReader {
  const reader = packReaderAt(address);
  if (!reader) throw new GrundlagError("not-found", `There is no pack for ${address}.`);
  return reader;
}

const allPacks = endpoint({
  method: "GET",
  path: "/scenarios/{id}/packs.zip",
  summary: "A pack for everybody, each in a file whose name reveals nothing",
  access: "optional",
  work: "heavy",
  params: addressParams,
  query: umpirePackQuery.extend(clubQuery.shape),
  answers: {
    200: { description: "The packs", mediaType: "application/zip" },
    ...refusals,
  },
  handle: async (call) => {
    const order = { id: call.params.id, ...orderOf(call) };
    return zipAnswer(await printAllPacks(call.context, order), call.language);
  },
});

export const packEndpoints = [
  umpirePack,
  publicPack,
  sidePack,
  commanderPack,
  packPages,
  allPacks,
] as const;

async function printPack(call: PackCall, reader: AddressedAudience): Promise<Response> {
  const order = { id: call.params.id, reader, ...orderOf(call) };
  return packAnswer(await printScenarioPack(call.context, order), call.language);
}

/** The answer with a pack's PDF. */
export function packAnswer({ printed, title, part }: Pack, language: Language): Response {
  return fileAnswer({
    bytes: printed.bytes,
    mediaType: "application/pdf",
    fileName: fileNameOf({ title, part: part ?? "umpire", ending: "pdf" }),
    language,
    pages: printed.pages,
  });
}

/** The answer with all packs in a ZIP, stored without further compression since PDF is already compressed. */
export function zipAnswer(
  { title, packs }: Awaited<ReturnType<typeof printAllPacks>>,
  language: Language,
): Response {
  const words = wordsFor(language, "printPage");
  const names = packFileNames(
    packs.map(({ person }) => person),
    (colour) => words(`file.${colour}`),
  );
  const files = Object.fromEntries(packs.map(({ bytes }, i) => [names[i] ?? "", bytes]));
  return fileAnswer({
    bytes: zipSync(files, { level: 0 }),
    mediaType: "application/zip",
    fileName: fileNameOf({ title, part: "", ending: "zip" }),
    language,
  });
}
