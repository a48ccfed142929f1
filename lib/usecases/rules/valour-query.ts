import { z } from "zod";
import { ARMS } from "@/lib/rules/belle-alliance/arm";
import { NATIONS } from "@/lib/rules/belle-alliance/nation";

/** What may be asked of table 21. */
export const valourQuery = z.object({
  nation: z.enum(NATIONS).optional(),
  year: z.coerce.number().int().min(1_000).max(9_999).optional(),
  arm: z.enum(ARMS).optional(),
  q: z.string().max(200).optional(),
});
