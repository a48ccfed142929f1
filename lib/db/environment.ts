import { z } from "zod";

/** Values that may hold passwords and are not repeated in a message. */
const SECRET = new Set(["DATABASE_URL", "NEXTAUTH_SECRET"]);

const port = z.coerce.number().int().min(1).max(65535);
const count = z.coerce.number().int().min(1);
const urlOf = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `is not such an address; example: ${example}` });

export const environmentSchema = z.object({
  /** Where the service listens. */
  PORT: port.default(3000),
  HOST: z.string().default("127.0.0.1"),
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
  SIGN_IN_FAILURES_PER_15_MIN: count.default(10),
  SIGN_UPS_PER_HOUR: count.default(100),
  /** Addresses of share links that lead nowhere, tried from one network address. */
  LINK_MISSES_PER_15_MIN: count.default(60),
  /** Documents of all kinds together that one account keeps. */
  DOCUMENTS_PER_ACCOUNT: count.default(2_000),
  /** How many proxies stand before the service; their word on where a request comes from is taken. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
});

export type Environment = z.infer<typeof environmentSchema>;

/** The service's configuration. Throws, naming each faulty variable, its fault and what would be right. */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const filled = Object.entries(variables).filter(([, value]) => value?.trim());
  const parsed = environmentSchema.safeParse(Object.fromEntries(filled));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path: [name], message }) => {
    const value = SECRET.has(String(name)) ? "" : `=${variables[String(name)]}`;
    return `${String(name)}${value}: ${message}`;
  });
  throw new Error(`the configuration is wrong (.env.example explains it):\n${faults.join("\n")}`);
}
