import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { offeredApp } from "@/lib/http/offered-app";

/** The API but for signing in, which is next-auth's and needs Next.js. Next.js also mends addresses that end in a slash. */
const ADDRESS = /^\/api\/v1\/(?!auth\/)[^?]*[^/?](?:\?|$)/;
/** Stands in addresses instead of what a caller calls this service, which may be no host at all. */
const HOST = "localhost";

/** Answers a request to the API, and says whether it was one. Next.js takes several times as long to hand it through. */
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
