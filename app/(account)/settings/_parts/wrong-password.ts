import type { Refusal } from "@/app/_ui/request-json";

/** Turns the refusal of a repeated password into an error at that field; other refusals are returned unchanged. */
export function passwordFieldRefusal(field: string, refusal: Refusal | null): Refusal | null {
  if (refusal?.code !== "bad-credentials") return refusal;
  return { ...refusal, fields: { [field]: "wrong" } };
}
