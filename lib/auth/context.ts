import { randomInt } from "node:crypto";
import { customAlphabet } from "nanoid";
import type { Context } from "@/lib/auth/actor";
import { database } from "@/lib/db/client";
import { type Environment, homeAddress, parseEnvironment } from "@/lib/db/environment";
import { type Mailer, openMailer } from "@/lib/mail/mailer";

const newId = customAlphabet("0123456789abcdefghijklmnopqrstuvwxyz", 20);

/** The context of the running service, without a signed-in user. Throws if the configuration is wrong. */
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
      addressSignInFailuresPerMin: environment.ADDRESS_SIGN_IN_FAILURES_PER_MIN,
      accountSignInFailuresPerHour: environment.ACCOUNT_SIGN_IN_FAILURES_PER_HOUR,
      signUpsPerHour: environment.SIGN_UPS_PER_HOUR,
      resetsPerHour: environment.RESETS_PER_HOUR,
      linkMissesPer15Min: environment.LINK_MISSES_PER_15_MIN,
      documentsPerAccount: environment.DOCUMENTS_PER_ACCOUNT,
      bytesPerAccount: environment.BYTES_PER_ACCOUNT,
      workSecondsPerMinute: environment.WORK_SECONDS_PER_MINUTE,
      anonymousBodyBytes: environment.ANONYMOUS_BODY_BYTES,
    },
    mailer: mailerOf(environment),
    keepers: environment.KEEPERS.toLowerCase().split(/[\s,]+/),
    trustedProxies: environment.TRUSTED_PROXIES,
  };
}

let mailer: { readonly server: string; readonly mailer: Mailer } | undefined;

/** The process's only connection to its mail server; null if none is configured. */
function mailerOf(environment: Environment): Mailer | null {
  const { SMTP_URL: server, MAIL_FROM: from } = environment;
  if (!server) return null;
  if (mailer?.server !== server) {
    mailer = { server, mailer: openMailer({ server, from, home: homeAddress(environment) }) };
  }
  return mailer.mailer;
}

/** The address of the front page, without a slash at the end. */
export function serviceAddress(): string {
  return homeAddress(parseEnvironment(process.env));
}

/** Whether the service is reached over https, so that cookies and headers may require it. */
export function isServedByHttps(): boolean {
  return /^https:/i.test(process.env.PUBLIC_URL ?? "");
}
