import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { offeredApp } from "@/lib/http/offered-app";

/**
 * Addresses of the API except sign-in, which is handled by next-auth and needs Next.js. Next.js also corrects
 * addresses that end in a slash.
 */
const ADDRESS = /^\/api\/v1\/(?!auth\/)[^?]*[^/?](?:\?|$)/;
/** Replaces the host name the caller used, which may be invalid. */
const HOST = "localhost";

/**
 * Answers a request to the API directly, and returns whether it was one. Through Next.js it would take several times
 * as long.
 */
export async function sendApiAnswer(
  message: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const app = offeredApp();
  if (!app || !ADDRESS.test(message.url ?? "")) return false;
  const request = createRequest(message, response, { host: HOST });
  const answer = await app.answerApi(request);
  if (!response.destroyed) await sendResponse(response, answer);
  await discardRest(request, message);
  return true;
}

/** The most of a refused body that is read, and for how long, before the connection is closed instead. */
const MAX_REST_BYTES = 8_000_000;
const MAX_REST_MS = 5_000;

/**
 * Reads what a caller is still sending after they were answered. Until it has gone, the next request on their
 * connection cannot be read; and closing the connection at once would lose them the answer.
 */
async function discardRest(request: Request, message: IncomingMessage): Promise<void> {
  if (message.complete || message.destroyed) return;
  // A body that is being read, or was cancelled while it was, is locked.
  if (request.body && !request.body.locked) await request.body.cancel();
  const close = () => void message.destroy();
  const timer = setTimeout(close, MAX_REST_MS);
  let bytes = 0;
  message.on("data", (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes > MAX_REST_BYTES) close();
  });
  message.once("close", () => clearTimeout(timer));
  message.resume();
}
