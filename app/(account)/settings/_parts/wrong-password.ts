import type { Refusal } from "@/app/_ui/ask-api";

/** A refusal of a password that was asked again, put beside the field it was written in. */
export function passwordFieldRefusal(field: string, refusal: Refusal | null): Refusal | null {
  if (refusal?.code !== "bad-credentials") return refusal;
  return { ...refusal, fields: { [field]: "wrong" } };
}
