import { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import type { RoadForm } from "@/lib/domain/bogowie-wojny/field/placing/form";
import type { PieceForm, WorkForm } from "@/lib/domain/bogowie-wojny/field/placing/thing-form";
import { viewField } from "@/lib/domain/bogowie-wojny/game/field/field-view";
import { proposeNext } from "@/lib/domain/bogowie-wojny/game/field/propose-next";
import { WORK_KINDS } from "@/lib/domain/bogowie-wojny/ground/works";
import { notAllowed, refusal } from "@/lib/domain/document/refusal-reason";
import { PIECE_KINDS } from "@/lib/rules/bogowie-wojny/terrain-piece";
import { gameWithId, seatsOf } from "@/lib/usecases/bogowie-wojny/game/game-guard";

/** What needs a legal position; the same seed on the same field gives the same position. */
export const fieldProposalSchema = z.strictObject({
  what: z.enum([...PIECE_KINDS, ...WORK_KINDS, "road"]),
  level: z
    .union([z.literal(1), z.literal(2), z.literal(3)])
    .nullable()
    .default(null),
  seed: z.string().min(1).max(64),
});

interface FieldProposal {
  readonly form: PieceForm | WorkForm | RoadForm;
}

/**
 * A legal position for what the player whose turn it is wants to place, which they may view, change or accept.
 * Errors: `not-found`, `forbidden`, `conflict` if nothing can be placed now or no position was found.
 */
export async function proposeForField(
  { actor, database }: MemberContext,
  { id, ...options }: { id: string } & z.infer<typeof fieldProposalSchema>,
): Promise<FieldProposal> {
  const game = await gameWithId(database, id);
  const mine = seatsOf(game, actor);
  if (mine.length === 0) throw notAllowed("players-only", "Only its players play this game.");
  const form = proposeNext(viewField(game, mine), options);
  if (form) return { form };
  throw refusal("no-place-found", "No place was found for it: try another seed, or place it.");
}
