/** A member's role: organisers invite and remove members, appoint organisers, and edit the club. */
export const CLUB_ROLES = ["organiser", "member"] as const;
export type ClubRole = (typeof CLUB_ROLES)[number];

/** Who may know that the club exists. */
export const SEEN_BY = ["members", "everyone"] as const;
export type SeenBy = (typeof SEEN_BY)[number];
