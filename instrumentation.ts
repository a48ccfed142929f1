import type { Instrumentation } from "next";
import { NextRequest } from "next/server";

const ORIGIN = "http://localhost";

/** Next.js calls this once, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NODE_ENV !== "production") return;
  // Not awaited: until it is done, pages are rendered for their reader.
  void offerStoredPages();
}

/** Next.js calls this for every error of a page, a server action or a route that nothing caught. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { noteFailure } = await import("@/lib/http/note-failure");
  noteFailure(error, context.routePath);
};

async function offerStoredPages(): Promise<void> {
  const { wantedPage } = await import("@/app/_frame/wanted-page");
  const { offerPages, storedPage } = await import("@/lib/http/stored-page");
  offerPages(async (address, headers) => {
    const wanted = await wantedPage(
      new NextRequest(new URL(address, ORIGIN), { headers: { ...headers } }),
    );
    return wanted && storedPage(wanted);
  });
}
