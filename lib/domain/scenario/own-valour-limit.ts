/** As far from 0 as an umpire's own valour may be written; the rules' own range is narrower. */
export const OWN_VALOUR_LIMIT = 99;
