import { askApi, type Refusal, sending } from "@/app/_ui/ask-api";
import type { PictureChange, TracedPicture } from "@/lib/domain/scenario/traced-picture";

interface Pictures {
  readonly items: readonly TracedPicture[];
}

/** One scenario's pictures at the service. Changes of one picture that come while one is under way are sent together. */
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
    return askApi<Pictures>(this.#path);
  }

  add(file: File) {
    const init = { method: "POST", headers: { "content-type": file.type }, body: file };
    return askApi<TracedPicture>(`${this.#path}?name=${encodeURIComponent(nameOf(file))}`, init);
  }

  remove(id: string) {
    this.#waiting.delete(id);
    return askApi<null>(`${this.#path}/${id}`, sending("DELETE"));
  }

  /** A picture's bytes, to be sent again; null where they do not come. */
  async bytesOf(id: string): Promise<Blob | null> {
    const answer = await fetch(this.hrefOf(id)).catch(() => null);
    return answer?.ok ? answer.blob() : null;
  }

  /** Where a picture is shown from. */
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
      const init = { ...sending("PATCH", change), keepalive: true };
      const answer = await askApi<Pictures>(`${this.#path}/${id}`, init);
      if (!answer.ok) this.onRefused(answer.refusal);
    }
    this.#isSending = false;
  }
}

const LONGEST_NAME = 200;

/** A file's name without its ending. */
function nameOf({ name }: File): string {
  return (name.replace(/\.[^.]*$/, "").trim() || name).slice(0, LONGEST_NAME);
}
