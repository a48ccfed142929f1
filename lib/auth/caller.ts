import { z } from "zod";
import type { Context } from "@/lib/auth/actor";
import { clientAddress } from "@/lib/auth/client-address";
import type { WithHeaders } from "@/lib/auth/request-cookie";
import { openCookie, type SealedCookie, sealCookie } from "@/lib/auth/sealed-cookie";

/** Where a request comes from, before it has proved who sends it. */
export interface Caller {
  /** The network address. */
  readonly address: string;
  /** The browser, where it has signed in before. */
  readonly device: KnownDevice | null;
  /** What the program calls itself. */
  readonly userAgent: string;
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Distinguishes a browser that has signed in to an account from all others. Its failures are counted separately, so
 * that however many strangers guess, the owner still gets in (OWASP, "Slow Down Online Guessing Attacks with Device
 * Cookies"). It opens nothing, and a browser knows the last account that signed in with it.
 */
const DEVICE_COOKIE = {
  name: "grundlag-device",
  seconds: YEAR_SECONDS,
  claims: z.object({ sub: z.string(), nonce: z.string() }),
} satisfies SealedCookie<z.ZodObject>;

type KnownDevice = z.infer<typeof DEVICE_COOKIE.claims>;

/** Where a request comes from. */
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

/** The `Set-Cookie` header by which a browser is known to an account from now on. */
export function knowDevice(accountId: string, newId: () => string): Promise<string> {
  return sealCookie(DEVICE_COOKIE, { sub: accountId, nonce: newId() });
}
