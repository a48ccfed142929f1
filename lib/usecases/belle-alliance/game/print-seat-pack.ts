import type { Context } from "@/lib/auth/actor";
import { partsFor } from "@/lib/domain/belle-alliance/scenario/pack/parts-for";
import type { FollowedKey } from "@/lib/usecases/belle-alliance/game/game-guard";
import { viewSeat } from "@/lib/usecases/belle-alliance/game/read-seat";
import {
  type Pack,
  type PackOrder,
  packOf,
} from "@/lib/usecases/belle-alliance/scenario/print-scenario-pack";

/** The papers of a seat as it stands, what was revealed included. Errors: those of `openSeat` and of printing. */
export async function printSeatPack(
  context: Context,
  { key, address, ...order }: FollowedKey & PackOrder,
): Promise<Pack> {
  const { view } = await viewSeat(context, { key, address, language: order.textsIn });
  const parts = order.options.parts.filter((part) => partsFor(view.audience).includes(part));
  return packOf(view, { ...order, options: { ...order.options, parts } });
}
