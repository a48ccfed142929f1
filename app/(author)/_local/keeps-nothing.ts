import { refusalWith } from "@/app/_ui/request-json";

/** The browser's own refusal: it has no room, or its settings do not let pages store anything. */
export const KEEPS_NOTHING = refusalWith("browser-keeps-nothing");
