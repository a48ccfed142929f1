import type { Seat } from "./seat";

/** Limits on the pictures in the report of a game. */
export const RESULT_PICTURES = {
  most: 6,
  /** The longest side of the stored picture. */
  keptPx: 2_000,
  wordsLength: 300,
} as const;

/** A picture in the report of a game; its bytes are requested by its id. */
export interface ResultPicture {
  readonly id: string;
  /** What it shows, for those who do not see it. */
  readonly words: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Whether a reader at the game may remove a picture: whoever added it, and the umpires. `seat`: null for the owner. */
export function mayRemovePicture(
  { seatId }: { readonly seatId: string | null },
  seat: Seat | null,
): boolean {
  return seat === null || "umpire" in seat.place || seat.id === seatId;
}
