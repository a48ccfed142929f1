/** More objectives than any table keeps count of, and more levels than have names. */
export const MOST_OBJECTIVES = 100;
export const MOST_LEVELS = 20;
