/** Which lists an event takes: any, those that break limits with a mark, or legal ones alone. */
export const ACCEPTANCES = ["any", "legal"] as const;
export type Acceptance = (typeof ACCEPTANCES)[number];

/** Found by its address alone, or by everybody. */
export const EVENT_VISIBILITIES = ["unlisted", "public"] as const;
export type EventVisibility = (typeof EVENT_VISIBILITIES)[number];
