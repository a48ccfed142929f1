import { z } from "zod";

/** An email address as accounts are known by: trimmed and lower-cased. */
export const emailSchema = z.string().trim().toLowerCase().pipe(z.email().max(254));
