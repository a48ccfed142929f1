import type { OAuthConfig } from "next-auth/providers/oauth";
import { z } from "zod";
import { parseEnvironment } from "@/lib/db/environment";

/** The id of the OpenID Connect provider in addresses. */
export const PROVIDER_ID = "oidc";

const identitySchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.string()]).optional(),
  name: z.string().optional(),
  preferred_username: z.string().optional(),
});

/** A person's profile from the provider. */
export interface ProviderProfile {
  readonly subject: string;
  /** An email the provider has confirmed; null if there is none. */
  readonly email: string | null;
  readonly name: string;
}

interface Provider {
  readonly issuer: string;
  /** Its name on the pages. */
  readonly name: string;
}

/** The OpenID Connect provider to sign in with; null if none is configured. */
export function configuredProvider(): Provider | null {
  const { OIDC_ISSUER, OIDC_NAME } = parseEnvironment(process.env);
  return OIDC_ISSUER ? { issuer: OIDC_ISSUER, name: OIDC_NAME } : null;
}

/**
 * The same for next-auth, which finds the provider's addresses and keys by discovery and checks PKCE, state and
 * nonce.
 */
export function oidcProvider(): OAuthConfig<unknown> | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = parseEnvironment(
    process.env,
  );
  if (!OIDC_ISSUER) return null;
  return {
    id: PROVIDER_ID,
    name: OIDC_NAME,
    type: "oauth",
    wellKnown: `${OIDC_ISSUER.replace(/\/+$/, "")}/.well-known/openid-configuration`,
    authorization: { params: { scope: "openid email profile" } },
    idToken: true,
    checks: ["pkce", "state", "nonce"],
    ...(OIDC_CLIENT_ID ? { clientId: OIDC_CLIENT_ID } : {}),
    ...(OIDC_CLIENT_SECRET ? { clientSecret: OIDC_CLIENT_SECRET } : {}),
    profile: (claims) => ({ id: identitySchema.parse(claims).sub }),
  };
}

/** Parses the claims of an ID token. Throws if they identify nobody. */
export function readProfile(claims: unknown): ProviderProfile {
  const { sub, email, email_verified, name, preferred_username } = identitySchema.parse(claims);
  const isVerified = email_verified === true || email_verified === "true";
  return {
    subject: sub,
    email: isVerified && email ? email : null,
    name: name ?? preferred_username ?? "",
  };
}
