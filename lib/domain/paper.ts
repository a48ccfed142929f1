/** Papers the service prints on. */
export const PAPERS = ["a4", "a3", "letter"] as const;
export type Paper = (typeof PAPERS)[number];
