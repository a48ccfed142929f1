import { jsonAnswer } from "@/lib/http/answer";
import type { Endpoint } from "@/lib/http/endpoint";
import { printAllSentPacks } from "@/lib/usecases/belle-alliance/scenario/print-all-packs";
import {
  printSentPack,
  showSentPack,
} from "@/lib/usecases/belle-alliance/scenario/print-scenario-pack";
import { sentFile } from "../document/sent-file";
import { orderOf, sidePackQuery, umpirePackQuery } from "./pack-query";
import {
  commanderParams,
  packAnswer,
  pagesShown,
  readerAt,
  readerParams,
  sideParams,
  zipAnswer,
} from "./packs";

const umpirePack = sentFile({
  kind: "scenario",
  file: "packs/umpire.pdf",
  mediaType: "application/pdf",
  summary: "The umpire's pack",
  query: umpirePackQuery,
  make: async (call) => {
    const order = { json: call.json, reader: { for: "umpire" } as const, ...orderOf(call) };
    return packAnswer(await printSentPack(order), call.language);
  },
});

const sidePack = sentFile({
  kind: "scenario",
  file: "packs/side-{sideId}.pdf",
  mediaType: "application/pdf",
  summary: "A side's pack",
  params: sideParams,
  query: sidePackQuery,
  make: async (call) => {
    const reader = { for: "side", sideId: call.params.sideId } as const;
    const pack = await printSentPack({ json: call.json, reader, ...orderOf(call) });
    return packAnswer(pack, call.language);
  },
});

const commanderPack = sentFile({
  kind: "scenario",
  file: "packs/commander-{formationId}.pdf",
  mediaType: "application/pdf",
  summary: "The pack of a formation’s player",
  params: commanderParams,
  query: sidePackQuery,
  make: async (call) => {
    const reader = { for: "commander", formationId: call.params.formationId } as const;
    const pack = await printSentPack({ json: call.json, reader, ...orderOf(call) });
    return packAnswer(pack, call.language);
  },
});

const packPages = sentFile({
  kind: "scenario",
  file: "packs/{reader}/pages",
  mediaType: "application/json",
  schema: pagesShown,
  summary: "How many pages a pack has, and what its first ones look like",
  params: readerParams,
  query: umpirePackQuery,
  make: async (call) => {
    const reader = readerAt(call.params.reader);
    return jsonAnswer(await showSentPack({ json: call.json, reader, ...orderOf(call) }));
  },
});

const allPacks = sentFile({
  kind: "scenario",
  file: "packs.zip",
  mediaType: "application/zip",
  summary: "A pack for everybody, each in a file whose name reveals nothing",
  query: umpirePackQuery,
  make: async (call) =>
    zipAnswer(await printAllSentPacks({ json: call.json, ...orderOf(call) }), call.language),
});

/** The packs of a scenario that is sent with the request. */
export const sentPacks: readonly Endpoint[] = [
  umpirePack,
  sidePack,
  commanderPack,
  packPages,
  allPacks,
];
