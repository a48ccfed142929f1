import type { Context } from "@/lib/auth/actor";
import type { Caller } from "@/lib/auth/caller";
import { groupsOf } from "@/lib/auth/client-address";
import { oldestSession } from "@/lib/auth/session-token";
import { insertSession, type SessionClaims } from "@/lib/db/people/sessions";
import type { UserRow } from "@/lib/db/people/users";

/** Starts a session for an account whose identity has been proved; returns the claims for its cookie. */
export async function openSession(
  context: Context,
  user: Pick<UserRow, "id" | "tokenVersion">,
  { address, userAgent }: Caller,
): Promise<SessionClaims> {
  const now = context.now();
  const sid = context.newId();
  const session = {
    id: sid,
    userId: user.id,
    createdAt: now,
    lastSeenAt: now,
    browser: namedIn(userAgent, BROWSERS),
    system: namedIn(userAgent, SYSTEMS),
    address: shortAddress(address),
  };
  await insertSession(context.database, session, oldestSession(now));
  return { sub: user.id, sid, tokenVersion: user.tokenVersion };
}

/**
 * Checked in this order, because a browser also sends the marks of later ones: Edge calls itself Chrome, and all call
 * themselves Safari.
 */
const BROWSERS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bAndroid\b/, "Android"],
  [/\biPad\b/, "iPadOS"],
  [/\biPhone\b/, "iOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

function namedIn(
  userAgent: string,
  known: readonly (readonly [mark: RegExp, name: string])[],
): string | null {
  return known.find(([mark]) => mark.test(userAgent))?.[1] ?? null;
}

/**
 * An address without its last byte, or the last 80 bits of IPv6, so that it shows the network but not the household.
 */
function shortAddress(address: string): string {
  const four = /(\d+\.\d+\.\d+)\.\d+$/.exec(address)?.[1];
  if (four) return `${four}.…`;
  const groups = groupsOf(address);
  return groups ? `${groups.slice(0, 3).join(":")}:…` : "";
}
