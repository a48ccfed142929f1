import { jsonRequest, type Refusal, requestJson } from "./request-json";

/** The result for a form: the refusal, or the response. */
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
  const asked = await requestJson<Value>(path, jsonRequest(method, body));
  return asked.ok
    ? { refusal: null, answer: asked.value }
    : { refusal: asked.refusal, answer: null };
}
