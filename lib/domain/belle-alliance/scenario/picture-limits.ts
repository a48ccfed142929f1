/** Limits on the pictures that an author traces. */
export const PICTURE_LIMITS = {
  /** The file as uploaded. */
  fileBytes: 20 * 1024 * 1024,
  /** The most pixels a picture may have: larger ones are never decoded. */
  sentPx: 100_000_000,
  /** The longest side of the stored picture. */
  keptPx: 6_000,
  perDocument: 12,
  bytesPerAccount: 150_000_000,
  leastWidthCm: 1,
  mostWidthCm: 5_000,
} as const;

/** The file types accepted, as content types. */
export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;
