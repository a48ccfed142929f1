import { refusalWith } from "@/app/_ui/ask-api";

/** What the browser itself refuses: it has no room, or its settings let no page keep anything. */
export const KEEPS_NOTHING = refusalWith("browser-keeps-nothing");
