import type { Instrumentation } from "next";

/** Next.js calls this for every error of a page, a server action or a route that nothing caught. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { noteFailure } = await import("@/lib/http/note-failure");
  noteFailure(error, context.routePath);
};
