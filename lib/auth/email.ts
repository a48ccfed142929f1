import { z } from "zod";

/** An email address in the form accounts are identified by: trimmed and in lower case. */
export const emailSchema = z.string().trim().toLowerCase().pipe(z.email().max(254));
