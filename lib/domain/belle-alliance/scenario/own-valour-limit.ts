/** The largest absolute value that can be entered as an umpire's own valour; the rules' range is narrower. */
export const OWN_VALOUR_LIMIT = 99;
