import type { Instrumentation } from "next";
import { NextRequest } from "next/server";

const ORIGIN = "http://localhost";

/** Next.js calls this once, before the first request: has the web server answer with stored pages where there are any. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NODE_ENV !== "production") return;
  const modules = Promise.all([
    import("@/app/_frame/wanted-page"),
    import("@/lib/http/stored-page"),
  ]);
  // Not awaited: until they have come, pages are rendered for their reader.
  void modules.then(([{ wantedPage }, { offerPages, storedPage }]) => {
    offerPages(async (address, headers) => {
      const url = new URL(address, ORIGIN);
      const wanted = await wantedPage(new NextRequest(url, { headers: { ...headers } }));
      return wanted && storedPage(wanted);
    });
  });
}

/** Next.js calls this for every error of a page, a server action or a route that nothing caught. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { noteFailure } = await import("@/lib/http/note-failure");
  noteFailure(error, context.routePath);
};
