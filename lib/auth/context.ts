import { randomInt } from "node:crypto";
import { customAlphabet } from "nanoid";
import type { Context } from "@/lib/auth/actor";
import { database } from "@/lib/db/client";
import { parseEnvironment } from "@/lib/db/environment";

const newId = customAlphabet("0123456789abcdefghijklmnopqrstuvwxyz", 20);

/** The running service's context, with nobody signed in yet. Throws where the configuration is wrong. */
export function serviceContext(): Context {
  const environment = parseEnvironment(process.env);
  return {
    actor: null,
    database: database(),
    now: () => new Date(),
    newId,
    chance: (below) => randomInt(below),
    limits: {
      signInFailuresPer15Min: environment.SIGN_IN_FAILURES_PER_15_MIN,
      signUpsPerHour: environment.SIGN_UPS_PER_HOUR,
      linkMissesPer15Min: environment.LINK_MISSES_PER_15_MIN,
      documentsPerAccount: environment.DOCUMENTS_PER_ACCOUNT,
    },
    trustedProxies: environment.TRUSTED_PROXIES,
  };
}

/** Whether people reach the service by https, so that cookies and headers may insist on it. */
export function isServedByHttps(): boolean {
  return /^https:/i.test(process.env.PUBLIC_URL ?? "");
}
