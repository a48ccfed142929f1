import { GrundlagError } from "./error-code";

/** Why a `conflict`, a `forbidden` or a `too-large` is one, where its bare code would not say: each has a title of its own in every language. */
export const REFUSAL_REASONS = [
  "same-place",
  "too-many-games",
  "nobody-opposite",
  "seats-taken",
  "seated-already",
  "nobody-left",
  "nobody-drawn",
  "historical",
  "raised",
  "redraw-binds",
  "no-redraw-left",
  "post-held",
  "post-fell",
  "nobody-fell",
  "one-below-rises",
  "nobody-leads",
  "no-vacancy",
  "may-not-rise",
  "ambush-too-late",
  "no-ambush-left",
  "hides-already",
  "place-taken",
  "no-such-slip",
  "game-over",
  "game-not-over",
  "reopening-asked",
  "no-reopening-asked",
  "no-such-score",
  "field-moved-on",
  "other-step",
  "other-players-turn",
  "nothing-proposed",
  "no-field",
  "commanders-first",
  "table-full",
  "none-left",
  "water-was-first",
  "obligatory-first",
  "water-is-owed",
  "store-empty",
  "grove-not-sold",
  "no-work-left",
  "nobody-passes",
  "pieces-owed",
  "not-own-body",
  "one-division",
  "not-undoable",
  "no-undo-asked",
  "no-place-found",
  "players-only",
  "event-organiser-only",
  "club-organisers-only",
  "club-members-only",
  "takes-too-long",
  "prints-too-long",
  "no-mail",
  "link-spent",
  "email-in-use",
  "sign-in-anew",
  "browser-only",
  "password-first",
  "not-a-picture",
  "picture-broken",
  "picture-moves",
  "picture-too-large",
  "too-many-pictures",
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** A `conflict` with its reason, which the answer carries beside the code; `detail` is for programs, in English. */
export function refusal(reason: RefusalReason, detail: string): GrundlagError {
  return new GrundlagError("conflict", detail, [], { reason });
}

/** A `forbidden` with its reason, for documents without an owner. */
export function notAllowed(reason: RefusalReason, detail: string): GrundlagError {
  return new GrundlagError("forbidden", detail, [], { reason });
}
