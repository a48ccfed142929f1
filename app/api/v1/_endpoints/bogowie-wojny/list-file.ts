import { z } from "zod";
import { armyListSchema } from "@/lib/domain/bogowie-wojny/list/army-list";
import { READING_DOUBTS } from "@/lib/domain/bogowie-wojny/list/imports/read-army";
import { jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { readListFile } from "@/lib/usecases/bogowie-wojny/list/read-list-file";

const doubtSchema = z.object({
  code: z.enum(READING_DOUBTS),
  line: z.int().nullable().describe("Of the text, from 1; null about the whole"),
  text: z.string().describe("The words in doubt, as they were written"),
  stated: z.number().describe("The number that the file states"),
  found: z.number().describe("The number that the list has by the rules"),
});

/** Reads an army list from a roster's file, without storing it. */
export const readListFromFile = endpoint({
  method: "POST",
  path: "/army-lists/read",
  summary:
    "Read an army list from a roster: .ros, .rosz, or a text of this service in any language; nothing is stored",
  access: "optional",
  bodyAs: "bytes",
  mediaTypes: ["*/*"],
  mostBytes: 1024 * 1024,
  body: z.instanceof(Uint8Array<ArrayBuffer>),
  bodyDescription: z.string().describe("The text, or the bytes of the file"),
  example: [
    "Vanguard",
    "========",
    "Duchy of Warsaw · Bogowie Wojny: Napoleon · Format 32+8",
    "",
    "Units and generals: 4 of 32",
    "Bases: 3 bases, artillery 0",
    "",
    "Division 1 (General of infantry: drawn before the battle) · 3 bases, 4 points",
    "  Line infantry    3 bases  3 points",
  ].join("\n"),
  answers: {
    200: {
      description: "The list, and what about it is uncertain or was not carried by the file",
      schema: z.object({ list: armyListSchema, doubts: z.array(doubtSchema) }),
    },
    "invalid-document": "The file is broken, of another game, or no roster",
  },
  handle: async ({ body }) => jsonAnswer(readListFile(body)),
});
