import type { Instrumentation } from "next";
import { NextRequest } from "next/server";

import type { OfferedApp } from "@/lib/http/offered-app";

const ORIGIN = "http://localhost";
/** Until then pages are rendered for their readers: the first comes sooner without the store's code being loaded. */
const FIRST_PAGE_MS = 1_500;

/** Next.js calls this once, before the first request: offers the web server what it can answer without Next.js. */
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
    const { wantedPage } = await import("@/app/_frame/wanted-page");
    const { storedPage } = await import("@/lib/http/stored-page");
    findPage = async (address, headers) => {
      const url = new URL(address, ORIGIN);
      const wanted = await wantedPage(new NextRequest(url, { headers: { ...headers } }));
      return wanted && storedPage(wanted);
    };
  };
  setTimeout(loadPages, FIRST_PAGE_MS).unref();
}

/** Next.js calls this for every error of a page, a server action or a route that nothing caught. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { noteFailure } = await import("@/lib/http/note-failure");
  noteFailure(error, context.routePath);
};
