import { z } from "zod";
import { FORMATIONS } from "@/lib/rules/belle-alliance/formation";
import { idSchema } from "../../document/primitives";

const MAX_ORDERS = 500;
/** What fits into a cell of the sheet. */
const cellSchema = z.string().max(200);

/**
 * A line of an order sheet: a unit or a whole formation, and what the sheet's columns hold [1.1.2]. The rules name no
 * fixed words for a rate, so it is the player's own.
 */
const orderSchema = z.strictObject({
  /** A unit's or a formation's id. */
  of: idSchema,
  formation: z.enum(FORMATIONS).optional(),
  rate: cellSchema.optional(),
  target: cellSchema.optional(),
  /** The attack goes for the place where the target stands, whatever becomes of the target. */
  position: z.boolean().optional(),
  continuedAdvance: z.boolean().optional(),
  note: cellSchema.optional(),
});
export type Order = z.infer<typeof orderSchema>;

/** The orders a seat sends for a bound; they replace those it sent for it before. */
export const ordersSchema = z.strictObject({
  bound: z.int().min(1).max(200),
  orders: z.array(orderSchema).max(MAX_ORDERS).default([]),
  /** What the sheet has no column for. */
  text: z.string().max(4_000).default(""),
});
export type Orders = z.infer<typeof ordersSchema>;
