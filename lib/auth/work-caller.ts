import type { Context } from "@/lib/auth/actor";
import { clientAddress, networkOf } from "@/lib/auth/client-address";
import type { WithHeaders } from "@/lib/auth/request-cookie";

/** Whom heavy work is done for: an account, or everybody behind a network who is not signed in. */
export interface WorkCaller {
  /** `account …` or `network …`. */
  readonly name: string;
  readonly isMember: boolean;
}

export function workCallerOf(
  { actor, trustedProxies }: Pick<Context, "actor" | "trustedProxies">,
  request: WithHeaders,
): WorkCaller {
  if (actor) return { name: `account ${actor.id}`, isMember: true };
  return { name: `network ${networkOf(clientAddress(request, trustedProxies))}`, isMember: false };
}
