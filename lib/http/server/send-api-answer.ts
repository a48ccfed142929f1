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
  return true;
}
