/** Which lists an event accepts: any, any but with a mark if they break limits, or only legal ones. */
export const ACCEPTANCES = ["any", "legal"] as const;
export type Acceptance = (typeof ACCEPTANCES)[number];

/** Visible to anyone with the address, or to everybody. */
export const EVENT_VISIBILITIES = ["unlisted", "public"] as const;
export type EventVisibility = (typeof EVENT_VISIBILITIES)[number];
