import type { Instrumentation } from "next";
import { NextRequest } from "next/server";

import type { OfferedApp } from "@/lib/http/offered-app";

const ORIGIN = "http://localhost";
/**
 * The delay before the page store's code is loaded; until then pages are rendered for each reader, so that the first
 * page is served sooner.
 */
const FIRST_PAGE_MS = 1_500;

/**
 * Called by Next.js once, before the first request: gives the web server handlers for requests it can answer without
 * Next.js.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NODE_ENV !== "production") return;
  const { offerApp } = await import("@/lib/http/offered-app");
  let findPage: OfferedApp["findPage"] = async () => null;
  offerApp({
    findPage: (address, headers) => findPage(address, headers),
    async answerApi(request) {
      const { answer } = await import("@/app/api/v1/answer");
      return answer(request);
    },
  });
  const loadPages = async () => {
    const { cacheablePage } = await import("@/app/_frame/cacheable-page");
    const { storedPage } = await import("@/lib/http/stored-page");
    findPage = async (address, headers) => {
      const url = new URL(address, ORIGIN);
      const wanted = await cacheablePage(new NextRequest(url, { headers: { ...headers } }));
      return wanted && storedPage(wanted);
    };
  };
  setTimeout(loadPages, FIRST_PAGE_MS).unref();
}

/** Called by Next.js for every uncaught error in a page, server action or route. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { noteFailure } = await import("@/lib/http/note-failure");
  noteFailure(error, context.routePath);
};
