import type { Refusal } from "@/app/_ui/ask-api";

/** The refusal of a password that was asked again, shown beside its field. */
export function passwordFieldRefusal(field: string, refusal: Refusal | null): Refusal | null {
  if (refusal?.code !== "bad-credentials") return refusal;
  return { ...refusal, fields: { [field]: "wrong" } };
}
