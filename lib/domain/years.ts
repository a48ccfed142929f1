import { z } from "zod";

const yearSchema = z.int().min(1792).max(1815);

/** The first and the last of some years of the wars, both included. */
export const yearsSchema = z
  .strictObject({ from: yearSchema, to: yearSchema })
  .refine(({ from, to }) => from <= to, {
    path: ["to"],
    error: "The last year must not lie before the first.",
  });
export type Years = z.infer<typeof yearsSchema>;

/** Whether two spans of years have one in common. */
export function yearsMeet(one: Readonly<Years>, other: Readonly<Years>): boolean {
  return one.from <= other.to && other.from <= one.to;
}
