import {
  type Answer,
  type Failure,
  failureOf,
  refusalWith,
  request,
  sending,
} from "@/app/_ui/ask-api";
import { saveBlob } from "@/app/_ui/save-file";
import type { AnyEditor } from "./editor-context";
import { COLLECTIONS } from "./http-transport";

/** A file the service made. */
export interface MadeFile {
  readonly blob: Blob;
  /** As the service named it; nothing of another side is in it. */
  readonly name: string;
}

/** What is wanted of a document. */
interface WantedFile {
  /** Below the document: `packs/umpire.pdf`; empty for the document itself. */
  readonly file: string;
  /** `lang=da&paper=a4`. */
  readonly query: string;
}

/** The longest document the service makes files of for readers who are not signed in. */
const ANONYMOUS_CHARACTERS = 1_000_000;

/**
 * Has the service make a file of the document on the screen: of what it has stored, or of the document sent along where
 * only this browser keeps it.
 */
export async function makeFile(editor: AnyEditor, wanted: WantedFile): Promise<Answer<MadeFile>> {
  await editor.flush();
  const { path, init } = requestFor(editor, wanted);
  const response = await request(path, init);
  if (!response?.ok) return failureTo(response, init);
  const name = nameIn(response.headers.get("content-disposition")) ?? lastPart(wanted.file);
  return { ok: true, value: { blob: await response.blob(), name } };
}

/** Hands a made file to the browser to save. */
export function saveFile({ blob, name }: MadeFile): void {
  saveBlob(name, blob);
}

function requestFor({ kind, id, isLocal, current }: AnyEditor, { file, query }: WantedFile) {
  const collection = COLLECTIONS[kind];
  if (!isLocal) return { path: `/${collection}/${id}/${file}?${query}`, init: {} };
  return { path: `/${collection}/${file}?${query}`, init: sending("POST", current()) };
}

async function failureTo(response: Response | null, { body }: RequestInit): Promise<Failure> {
  const failure = await failureOf(response);
  const isTooLong = typeof body === "string" && body.length > ANONYMOUS_CHARACTERS;
  return failure.refusal.code === "too-large" && isTooLong
    ? { ...failure, refusal: refusalWith("too-large-without-account") }
    : failure;
}

function lastPart(file: string): string {
  return file.split("/").at(-1) ?? file;
}

function nameIn(disposition: string | null): string | null {
  const whole = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? "")?.[1];
  if (whole) return decodeURIComponent(whole);
  return /filename="([^"]+)"/.exec(disposition ?? "")?.[1] ?? null;
}
