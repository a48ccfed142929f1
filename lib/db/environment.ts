import { z } from "zod";
import { DEFAULT_MEGABYTES } from "@/lib/cache/process-cache";

/** Variables that may contain passwords, whose values are not shown in messages. */
const SECRET = new Set([
  "DATABASE_URL",
  "NEXTAUTH_SECRET",
  "METRICS_TOKEN",
  "SMTP_URL",
  "OIDC_CLIENT_SECRET",
]);

const port = z.coerce.number().int().min(1).max(65535);
const count = z.coerce.number().int().min(1);
const urlOf = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `is not such an address; example: ${example}` });

export const environmentSchema = z.object({
  /** The port the service listens on. */
  PORT: port.default(3000),
  HOST: z.string().default("127.0.0.1"),
  /** The number of serving processes; if unset, one for each core, at most eight. */
  WEB_CONCURRENCY: count.max(64).optional(),
  /** The bearer token for `/metrics`. */
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  /** The address people use, if it differs from HOST and PORT, for example behind a proxy. */
  PUBLIC_URL: urlOf(/^https?$/, "https://grundlag.example.org").optional(),
  /** If unset, the service runs its own PostgreSQL in DATA_DIR. */
  DATABASE_URL: urlOf(
    /^postgres(ql)?$/,
    "postgresql://user:password@host:5432/grundlag",
  ).optional(),
  DATA_DIR: z.string().default(".data"),
  /** Whether the database is backed up into DATA_DIR before a release migrates it. */
  BACKUP_BEFORE_UPGRADE: z.enum(["on", "off"]).default("on"),
  /** Signs the sessions; if unset, it is generated once and kept in DATA_DIR. */
  NEXTAUTH_SECRET: z.string().min(32).optional(),
  /** For one account, from one network address or from one browser that has signed in to it before. */
  SIGN_IN_FAILURES_PER_15_MIN: count.default(10),
  /** For all accounts together, from one network address. */
  ADDRESS_SIGN_IN_FAILURES_PER_MIN: count.default(30),
  /** For one account, from all addresses together, not counting browsers that have signed in to it before. */
  ACCOUNT_SIGN_IN_FAILURES_PER_HOUR: count.default(100),
  SIGN_UPS_PER_HOUR: count.default(100),
  /** Requests for a link to set a new password, from one network address. */
  RESETS_PER_HOUR: count.default(20),
  /** Addresses of share links that do not exist, tried from one network address. */
  LINK_MISSES_PER_15_MIN: count.default(60),
  /** Documents of all kinds together in one account. */
  DOCUMENTS_PER_ACCOUNT: count.default(2_000),
  /** Their size including their histories, in bytes of JSON. */
  BYTES_PER_ACCOUNT: count.default(200_000_000),
  /**
   * The total time that checks, odds, battlefields and prints may take per minute for one account or network address.
   */
  WORK_SECONDS_PER_MINUTE: count.default(120),
  /** The longest body accepted from callers who are not signed in; others may send up to 4 MiB. */
  ANONYMOUS_BODY_BYTES: count.default(1_000_000),
  /** Memory in which one process caches documents, views, pictures and pages. */
  CACHE_MEGABYTES: count.default(DEFAULT_MEGABYTES),
  /** The mail server that sends the service's mail; if unset, it sends none. */
  SMTP_URL: urlOf(/^smtps?$/, "smtps://user:password@mail.example.org").optional(),
  /** The sender of the service's mail. */
  MAIL_FROM: z.string().optional(),
  /** An OpenID Connect provider to sign in with; its three variables must be set together. */
  OIDC_ISSUER: urlOf(/^https?$/, "https://accounts.example.org").optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** The provider's name on the pages. */
  OIDC_NAME: z.string().default("OpenID Connect"),
  /** The emails of the accounts that may remove comments anywhere, and see which were reported, with commas between. */
  KEEPERS: z.string().default(""),
  /** How many proxies are in front of the service; they are trusted about the origin of a request. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
});

export type Environment = z.infer<typeof environmentSchema>;

/** The variables of an OpenID Connect provider; either all or none must be set. */
const OIDC_PARTS = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;

/**
 * Parses the service's configuration. Throws with the name of each faulty variable, its fault and an example of a
 * correct value.
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const filled = Object.entries(variables).filter(([, value]) => value?.trim());
  const parsed = environmentSchema.safeParse(Object.fromEntries(filled));
  if (!parsed.success) {
    throw wrong(
      parsed.error.issues.map(({ path: [name], message }) => {
        const value = SECRET.has(String(name)) ? "" : `=${variables[String(name)]}`;
        return `${String(name)}${value}: ${message}`;
      }),
    );
  }
  const missing = OIDC_PARTS.filter((name) => !parsed.data[name]);
  if (missing.length % OIDC_PARTS.length === 0) return parsed.data;
  throw wrong(missing.map((name) => `${name}: is missing; set ${OIDC_PARTS.join(", ")} together`));
}

function wrong(faults: readonly string[]): Error {
  return new Error(`the configuration is wrong (.env.example explains it):\n${faults.join("\n")}`);
}

/**
 * The service's public address, without a slash at the end. It is never taken from a request, because letters link to
 * it.
 */
export function homeAddress({ PUBLIC_URL, HOST, PORT }: Environment): string {
  const host = { "0.0.0.0": "localhost", "::": "localhost" }[HOST] ?? HOST;
  const own = `http://${host.includes(":") ? `[${host}]` : host}:${PORT}`;
  return (PUBLIC_URL ?? own).replace(/\/+$/, "");
}
