import { type Address, type AnswerAt, readAnswer } from "@/app/_client/call-api";
import {
  type Answer,
  type Failure,
  failureOf,
  jsonRequest,
  refusalWith,
  request,
  UNREACHABLE,
} from "@/app/_ui/request-json";
import { saveBlob } from "@/app/_ui/save-file";
import { COLLECTION_OF } from "@/lib/domain/document/document-kind";
import type { AnyEditor } from "./editor-context";

/** A file the service made. */
export interface MadeFile {
  readonly blob: Blob;
  /** The name given by the service, which reveals nothing about another side. */
  readonly name: string;
  /** The number of pages; 0 if the service does not give it. */
  readonly pages: number;
}

/** The file requested of a document. */
interface WantedFile {
  /** The path relative to the document: `packs/umpire.pdf`; empty for the document itself. */
  readonly file: string;
  /** Such as `lang=da&paper=a4`. */
  readonly query: string;
  /** Cancels the request, and the work on it. */
  readonly signal?: AbortSignal;
}

/** The longest document that the service turns into files for users who are not signed in. */
const ANONYMOUS_CHARACTERS = 1_000_000;

/**
 * Has the service make a file of the document on the screen, from its stored copy, or from the document sent along if
 * only this browser keeps it.
 */
export async function makeFile(editor: AnyEditor, wanted: WantedFile): Promise<Answer<MadeFile>> {
  await editor.flush();
  const { path, init } = requestFor(editor, wanted);
  const response = await request(path, init);
  if (!response?.ok) return failureTo(response, init);
  const name = nameIn(response.headers.get("content-disposition")) ?? lastPart(wanted.file);
  const pages = Number(response.headers.get("x-page-count"));
  const blob = await response.blob().catch(() => null);
  return blob ? { ok: true, value: { blob, name, pages } } : UNREACHABLE;
}

/** The same for a response in JSON, that of the endpoint named. */
export async function askOfDocument<At extends Address>(
  editor: AnyEditor,
  wanted: WantedFile,
): Promise<Answer<AnswerAt<At>>> {
  await editor.flush();
  const { path, init } = requestFor(editor, wanted);
  return readAnswer<At>(await request(path, init));
}

/** Passes a file to the browser to save. */
export function saveFile({ blob, name }: MadeFile): void {
  saveBlob(name, blob);
}

function requestFor(
  { kind, id, isLocal, current }: AnyEditor,
  { file, query, signal }: WantedFile,
): { readonly path: string; readonly init: RequestInit } {
  const collection = COLLECTION_OF[kind];
  const stop = signal ? { signal } : {};
  if (!isLocal) return { path: `/${collection}/${id}/${file}?${query}`, init: stop };
  const init = { ...jsonRequest("POST", current()), ...stop };
  return { path: `/${collection}/${file}?${query}`, init };
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
