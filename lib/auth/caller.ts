import { z } from "zod";
import type { Context } from "@/lib/auth/actor";
import { clientAddress } from "@/lib/auth/client-address";
import type { WithHeaders } from "@/lib/auth/request-cookie";
import { openCookie, type SealedCookie, sealCookie } from "@/lib/auth/sealed-cookie";

/** The origin of a request, before its sender has been authenticated. */
export interface Caller {
  /** The network address. */
  readonly address: string;
  /** The browser, if it has signed in before. */
  readonly device: KnownDevice | null;
  /** The name the program gives itself. */
  readonly userAgent: string;
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Distinguishes a browser that has signed in to an account from all others. Its failed attempts are counted
 * separately, so that the owner can sign in however many strangers guess (OWASP, "Slow Down Online Guessing Attacks
 * with Device Cookies"). The cookie gives no access, and a browser only keeps the one of the last account it signed
 * in to.
 */
const DEVICE_COOKIE = {
  name: "grundlag-device",
  seconds: YEAR_SECONDS,
  claims: z.object({ sub: z.string(), nonce: z.string() }),
} satisfies SealedCookie<z.ZodObject>;

type KnownDevice = z.infer<typeof DEVICE_COOKIE.claims>;

export async function callerOf(
  request: WithHeaders,
  { trustedProxies }: Pick<Context, "trustedProxies">,
): Promise<Caller> {
  return {
    address: clientAddress(request, trustedProxies),
    device: await openCookie(DEVICE_COOKIE, request),
    userAgent: request.headers.get("user-agent") ?? "",
  };
}

/** The `Set-Cookie` header that makes a browser known to an account. */
export function deviceCookie(accountId: string, newId: () => string): Promise<string> {
  return sealCookie(DEVICE_COOKIE, { sub: accountId, nonce: newId() });
}
