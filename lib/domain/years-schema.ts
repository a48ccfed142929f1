import { z } from "zod";
import { WAR_YEARS, type Years } from "./years";

const yearSchema = z.int().min(WAR_YEARS.from).max(WAR_YEARS.to);

/** The first and the last of some years of the wars, both included. */
export const yearsSchema = z
  .strictObject({ from: yearSchema, to: yearSchema })
  .refine(({ from, to }) => from <= to, {
    path: ["to"],
    error: "The last year must not lie before the first.",
  }) satisfies z.ZodType<Years>;
