import type { Context } from "@/lib/auth/actor";

/** Whether the user keeps this service, which its host decides by `KEEPERS`. */
export function isKeeper({ actor, keepers }: Pick<Context, "actor" | "keepers">): boolean {
  return actor !== null && keepers.includes(actor.email);
}
