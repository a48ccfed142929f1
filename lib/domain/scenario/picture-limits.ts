/** Bounds on the pictures an author draws over. */
export const PICTURE_LIMITS = {
  /** A file as it is sent. */
  fileBytes: 20 * 1024 * 1024,
  /** What a picture may have of points: more is never unpacked. */
  sentPx: 100_000_000,
  /** The longest side that is kept. */
  keptPx: 6_000,
  perDocument: 12,
  bytesPerAccount: 150_000_000,
  leastWidthCm: 1,
  mostWidthCm: 5_000,
} as const;

/** The kinds of files taken, as content types. */
export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;
