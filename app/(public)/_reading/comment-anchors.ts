/** The place on a page's map for marks of what is commented on; a page without it has none. */
export const MARKS_ID = "map-marks";

/** The ids of a comment's row and of a thing's mark, by which they link to each other. */
export const rowOf = (commentId: string) => `comment-${commentId}`;
export const markOf = (thingId: string) => `commented-${thingId}`;
