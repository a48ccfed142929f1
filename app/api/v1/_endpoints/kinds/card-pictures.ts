import { fileNameOf } from "@/lib/domain/document/file-name";
import type { Language } from "@/lib/domain/document/language";
import type { Documents } from "@/lib/domain/kinds/document";
import { fileAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { readDocument } from "@/lib/usecases/document/read-document";
import { pictureCard } from "@/lib/usecases/kinds/picture-card";
import { idParams } from "../answer-schemas";
import { mapAsFile } from "./map-exports";

const answers = { 200: { description: "The picture", mediaType: "image/png" } };

const listPicture = endpoint({
  method: "GET",
  path: "/army-lists/{id}/picture.png",
  summary: "The army as others than its owner see it, a box for each base, for chats to show",
  access: "optional",
  work: "heavy",
  params: idParams,
  answers,
  handle: async ({ context, params, language }) => {
    const { document } = await readDocument(context, { kind: "army-list", id: params.id });
    return cardAnswer(document, language);
  },
});

const bookPicture = endpoint({
  method: "GET",
  path: "/army-books/{id}/picture.png",
  summary: "The units of the army book, a box for each, for chats to show",
  access: "optional",
  work: "heavy",
  params: idParams,
  answers,
  handle: async ({ context, params, language }) => {
    const { document } = await readDocument(context, { kind: "army-book", id: params.id });
    return cardAnswer(document, language);
  },
});

/** What chats show beside links to documents that have no map of their own. */
export const cardPictures = [listPicture, bookPicture] as const;

/** The picture of a document that chats show beside a link to it. */
export async function cardAnswer(
  document: Exclude<Documents[keyof Documents], Documents["scenario"]>,
  language: Language,
): Promise<Response> {
  const { bytes } = await pictureCard(document, (map) => mapAsFile(map, language));
  return fileAnswer({
    bytes,
    mediaType: "image/png",
    fileName: fileNameOf({ title: document.title, part: "", ending: "png" }),
    language,
  });
}
