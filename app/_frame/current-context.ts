import { cache } from "react";
import { currentContext as read } from "@/lib/auth/session-gate";

/** The context of the page being rendered, whose session is looked up once for its frame and all its parts. */
export const currentContext = cache(read);
