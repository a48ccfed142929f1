import { z } from "zod";
import { DEFAULT_MEGABYTES } from "@/lib/kept/kept";

/** Values that may hold passwords and are not repeated in a message. */
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
  /** Where the service listens. */
  PORT: port.default(3000),
  HOST: z.string().default("127.0.0.1"),
  /** Processes that serve; unset, as many as the machine has cores, eight at most. */
  WEB_CONCURRENCY: count.max(64).optional(),
  /** The token that opens `/metrics`. */
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  /** The address people use, where it differs from HOST and PORT: behind a proxy. */
  PUBLIC_URL: urlOf(/^https?$/, "https://grundlag.example.org").optional(),
  /** Unset: the service runs a PostgreSQL of its own in DATA_DIR. */
  DATABASE_URL: urlOf(
    /^postgres(ql)?$/,
    "postgresql://user:password@host:5432/grundlag",
  ).optional(),
  DATA_DIR: z.string().default(".data"),
  /** Signs the sessions; unset: made once and kept in DATA_DIR. */
  NEXTAUTH_SECRET: z.string().min(32).optional(),
  /** Of one account, from one network address or by one browser that has signed in to it before. */
  SIGN_IN_FAILURES_PER_15_MIN: count.default(10),
  /** Of all accounts together, from one network address. */
  ADDRESS_SIGN_IN_FAILURES_PER_MIN: count.default(30),
  /** Of one account, from all addresses together; browsers that have signed in to it before do not count. */
  ACCOUNT_SIGN_IN_FAILURES_PER_HOUR: count.default(100),
  SIGN_UPS_PER_HOUR: count.default(100),
  /** Links for a new password asked for from one network address. */
  RESETS_PER_HOUR: count.default(20),
  /** Addresses of share links that lead nowhere, tried from one network address. */
  LINK_MISSES_PER_15_MIN: count.default(60),
  /** Documents of all kinds together that one account keeps. */
  DOCUMENTS_PER_ACCOUNT: count.default(2_000),
  /** What they take with their histories, in bytes of JSON. */
  BYTES_PER_ACCOUNT: count.default(200_000_000),
  /** How long checks, odds, battlefields and prints may take in a minute for one account or network address, added up. */
  WORK_SECONDS_PER_MINUTE: count.default(120),
  /** The longest body read from callers who are not signed in; those who are send up to 4 MiB. */
  ANONYMOUS_BODY_BYTES: count.default(1_000_000),
  /** Memory in which one process keeps documents, views, pictures and pages that are asked for again. */
  CACHE_MEGABYTES: count.default(DEFAULT_MEGABYTES),
  /** The server that takes the service's mail; unset: it sends none. */
  SMTP_URL: urlOf(/^smtps?$/, "smtps://user:password@mail.example.org").optional(),
  /** The sender of the service's mail. */
  MAIL_FROM: z.string().optional(),
  /** An OpenID Connect provider people may sign in with; its three parts are set together. */
  OIDC_ISSUER: urlOf(/^https?$/, "https://accounts.example.org").optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  /** What the provider is called on the pages. */
  OIDC_NAME: z.string().default("OpenID Connect"),
  /** How many proxies stand before the service; their word on where a request comes from is taken. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
});

export type Environment = z.infer<typeof environmentSchema>;

/** What an OpenID Connect provider needs, all of it or none. */
const OIDC_PARTS = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;

/** The service's configuration. Throws, naming each faulty variable, its fault and what would be right. */
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

/** Where people find the service, without a slash at its end: never what a request says, for letters name it. */
export function homeAddress({ PUBLIC_URL, HOST, PORT }: Environment): string {
  const host = { "0.0.0.0": "localhost", "::": "localhost" }[HOST] ?? HOST;
  const own = `http://${host.includes(":") ? `[${host}]` : host}:${PORT}`;
  return (PUBLIC_URL ?? own).replace(/\/+$/, "");
}
