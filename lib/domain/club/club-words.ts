/** What a member may do in a club: an organiser invites, removes, names others and edits. */
export const CLUB_ROLES = ["organiser", "member"] as const;
export type ClubRole = (typeof CLUB_ROLES)[number];

/** Who learns that there is such a club. */
export const SEEN_BY = ["members", "everyone"] as const;
export type SeenBy = (typeof SEEN_BY)[number];
