/** The two places at a table. */
export const SEATS = ["a", "b"] as const;
export type Seat = (typeof SEATS)[number];

export function otherSeat(seat: Seat): Seat {
  return seat === "a" ? "b" : "a";
}
