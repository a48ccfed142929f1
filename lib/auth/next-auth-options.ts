import type { NextAuthOptions } from "next-auth";
import credentialsProvider from "next-auth/providers/credentials";
import { z } from "zod";
import { isServedByHttps, serviceContext } from "@/lib/auth/context";
import { checkCredentials } from "@/lib/auth/credentials";
import { emailSchema } from "@/lib/auth/email";
import { claimedPasswordSchema } from "@/lib/auth/password";
import { SESSION_SECONDS, sessionSecret } from "@/lib/auth/session-token";
import { findUser } from "@/lib/db/users";
import { GrundlagError } from "@/lib/domain/error-code";

/** Where people sign in; next-auth sends them there. */
export const SIGN_IN_PAGE = "/sign-in";

const credentialsSchema = z.object({ email: emailSchema, password: claimedPasswordSchema });

/**
 * next-auth with email and password. Sessions are sealed cookies that carry the account's id and its
 * `tokenVersion`, nothing else; raising that number ends them all. `refuse` hears why a sign-in was
 * turned down, as next-auth itself has no place for the reason.
 */
export function nextAuthOptions(refuse: (reason: GrundlagError) => void): NextAuthOptions {
  return {
    secret: sessionSecret(),
    useSecureCookies: isServedByHttps(),
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    pages: { signIn: SIGN_IN_PAGE, error: SIGN_IN_PAGE },
    providers: [
      credentialsProvider({
        credentials: { email: { type: "email" }, password: { type: "password" } },
        authorize: (claimed) => signIn(claimed, refuse),
      }),
    ],
    callbacks: { jwt: keepClaims, session: showUser },
    logger: { error: logFault, warn: () => {}, debug: () => {} },
  };
}

// A session cookie that is damaged, foreign or spent means signed out: anybody can send one, and it is no fault of ours.
function logFault(code: string, about: unknown): void {
  if (code !== "JWT_SESSION_ERROR") console.error(`sign-in: ${code}`, about);
}

async function signIn(claimed: unknown, refuse: (reason: GrundlagError) => void) {
  try {
    const parsed = credentialsSchema.safeParse(claimed);
    if (!parsed.success) {
      throw new GrundlagError("bad-credentials", "Sign in with an email and a password.");
    }
    const user = await checkCredentials(serviceContext(), parsed.data);
    return { id: user.id, tokenVersion: user.tokenVersion };
  } catch (error) {
    if (!(error instanceof GrundlagError)) throw error;
    refuse(error);
    return null;
  }
}

type JwtCallback = NonNullable<NonNullable<NextAuthOptions["callbacks"]>["jwt"]>;
type SessionCallback = NonNullable<NonNullable<NextAuthOptions["callbacks"]>["session"]>;

// At a sign-in `user` is what `authorize` returned; later the claims are carried over unless they are spent.
const keepClaims: JwtCallback = async ({ token, user }) => {
  if (user && "tokenVersion" in user) return { sub: user.id, tokenVersion: user.tokenVersion };
  const account = token.sub ? await findUser(serviceContext().database, token.sub) : null;
  if (account?.tokenVersion !== token.tokenVersion) throw new Error("this session was ended");
  return { sub: token.sub, tokenVersion: token.tokenVersion };
};

const showUser: SessionCallback = async ({ session, token }) => {
  const account = token.sub ? await findUser(serviceContext().database, token.sub) : null;
  return { expires: session.expires, user: { name: account?.name, email: account?.email } };
};
