import { askApi, type Refusal, sending } from "./ask-api";

/** What a form needs of an answer: why it was turned down, or what came back. */
interface Sent<Answer> {
  readonly refusal: Refusal | null;
  readonly answer: Answer | null;
}

/** Sends a form's values to the API. */
export async function sendJson<Value>(
  method: "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
): Promise<Sent<Value>> {
  const asked = await askApi<Value>(path, sending(method, body));
  return asked.ok
    ? { refusal: null, answer: asked.value }
    : { refusal: asked.refusal, answer: null };
}
