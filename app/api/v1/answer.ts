import { ALL_ENDPOINTS } from "@/app/api/v1/_endpoints/all";
import { dispatcherOf } from "@/lib/http/dispatch";

/** Answers any request below `/api/v1`: called by the web server and, in development, by Next.js. */
export const answer = dispatcherOf(ALL_ENDPOINTS);
