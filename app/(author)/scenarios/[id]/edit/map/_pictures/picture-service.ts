import { callApi } from "@/app/_client/call-api";
import type { Refusal } from "@/app/_ui/request-json";
import type { PictureChange } from "@/lib/domain/belle-alliance/scenario/traced-picture";

/**
 * The pictures of one scenario at the service. Changes to a picture made during a request are sent together afterwards.
 */
export class PictureService {
  readonly #waiting = new Map<string, PictureChange>();
  #isSending = false;

  constructor(
    private readonly scenarioId: string,
    private readonly onRefused: (refusal: Refusal) => void,
  ) {}

  #at(pictureId: string) {
    return { id: this.scenarioId, pictureId };
  }

  list() {
    return callApi("GET /scenarios/{id}/pictures", { id: this.scenarioId });
  }

  add(file: File) {
    const query = { name: nameOf(file) };
    return callApi("POST /scenarios/{id}/pictures", { id: this.scenarioId, query, body: file });
  }

  remove(id: string) {
    this.#waiting.delete(id);
    return callApi("DELETE /scenarios/{id}/pictures/{pictureId}", this.#at(id));
  }

  /** A picture's bytes, so that it can be uploaded again; null if they cannot be loaded. */
  async bytesOf(id: string): Promise<Blob | null> {
    const answer = await fetch(this.hrefOf(id)).catch(() => null);
    return answer?.ok ? answer.blob() : null;
  }

  /** The address of a picture. */
  hrefOf(id: string): string {
    return `/api/v1/scenarios/${this.scenarioId}/pictures/${id}`;
  }

  change(id: string, change: PictureChange): void {
    this.#waiting.set(id, { ...this.#waiting.get(id), ...change });
    if (!this.#isSending) void this.#sendAll();
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    for (const [id, change] of this.#waiting) {
      this.#waiting.delete(id);
      const answer = await callApi("PATCH /scenarios/{id}/pictures/{pictureId}", {
        ...this.#at(id),
        body: change,
        keepalive: true,
      });
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
