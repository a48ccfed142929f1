import { jsonRequest, type Refusal, requestJson } from "@/app/_ui/request-json";
import type {
  PictureChange,
  TracedPicture,
} from "@/lib/domain/belle-alliance/scenario/traced-picture";

interface Pictures {
  readonly items: readonly TracedPicture[];
}

/**
 * The pictures of one scenario at the service. Changes to a picture made during a request are sent together afterwards.
 */
export class PictureService {
  readonly #path: string;
  readonly #waiting = new Map<string, PictureChange>();
  #isSending = false;

  constructor(
    scenarioId: string,
    private readonly onRefused: (refusal: Refusal) => void,
  ) {
    this.#path = `/scenarios/${scenarioId}/pictures`;
  }

  list() {
    return requestJson<Pictures>(this.#path);
  }

  add(file: File) {
    const init = { method: "POST", headers: { "content-type": file.type }, body: file };
    return requestJson<TracedPicture>(
      `${this.#path}?name=${encodeURIComponent(nameOf(file))}`,
      init,
    );
  }

  remove(id: string) {
    this.#waiting.delete(id);
    return requestJson<null>(`${this.#path}/${id}`, jsonRequest("DELETE"));
  }

  /** A picture's bytes, so that it can be uploaded again; null if they cannot be loaded. */
  async bytesOf(id: string): Promise<Blob | null> {
    const answer = await fetch(this.hrefOf(id)).catch(() => null);
    return answer?.ok ? answer.blob() : null;
  }

  /** The address of a picture. */
  hrefOf(id: string): string {
    return `/api/v1${this.#path}/${id}`;
  }

  change(id: string, change: PictureChange): void {
    this.#waiting.set(id, { ...this.#waiting.get(id), ...change });
    if (!this.#isSending) void this.#sendAll();
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    for (const [id, change] of this.#waiting) {
      this.#waiting.delete(id);
      const init = { ...jsonRequest("PATCH", change), keepalive: true };
      const answer = await requestJson<Pictures>(`${this.#path}/${id}`, init);
      if (!answer.ok) this.onRefused(answer.refusal);
    }
    this.#isSending = false;
  }
}

const LONGEST_NAME = 200;

/** A file's name without its extension. */
function nameOf({ name }: File): string {
  return (name.replace(/\.[^.]*$/, "").trim() || name).slice(0, LONGEST_NAME);
}
