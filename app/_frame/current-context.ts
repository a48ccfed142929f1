import { cache } from "react";
import { currentContext as read } from "@/lib/auth/session-gate";

/** The context of the page being rendered; its session is looked up once for the frame and all parts. */
export const currentContext = cache(read);
