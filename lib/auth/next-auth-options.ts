import type { NextAuthOptions } from "next-auth";
import type { JWT } from "next-auth/jwt";
import credentialsProvider from "next-auth/providers/credentials";
import { z } from "zod";
import { type Caller, callerOf } from "@/lib/auth/caller";
import { isServedByHttps, serviceContext } from "@/lib/auth/context";
import { checkCredentials } from "@/lib/auth/credentials";
import { emailSchema } from "@/lib/auth/email";
import { enterByProvider, LINKING_COOKIE } from "@/lib/auth/enter-by-provider";
import { openSession } from "@/lib/auth/open-session";
import { claimedPasswordSchema } from "@/lib/auth/password";
import { configuredProvider, oidcProvider, readProfile } from "@/lib/auth/provider";
import { cookieOf, type WithHeaders } from "@/lib/auth/request-cookie";
import { openCookie } from "@/lib/auth/sealed-cookie";
import {
  oldestSession,
  parseSessionClaims,
  readSessionToken,
  SESSION_SECONDS,
  sessionCookieName,
  sessionSecret,
} from "@/lib/auth/session-token";
import { databaseTroubleOf } from "@/lib/db/database-trouble";
import { deleteSession, findSession, type SessionClaims } from "@/lib/db/people/sessions";
import type { UserRow } from "@/lib/db/people/users";
import { GrundlagError } from "@/lib/domain/document/error-code";

/** The sign-in page, to which next-auth sends people. */
export const SIGN_IN_PAGE = "/sign-in";

const credentialsSchema = z.object({ email: emailSchema, password: claimedPasswordSchema });

/** Callbacks that tell the route about a sign-in, for which next-auth has no place. */
interface SignInListener {
  /** The request cannot be answered: the sign-in was refused, or the database failed. */
  failed(reason: unknown): void;
  /** A user has signed in to this account. */
  entered(accountId: string): void;
}

/**
 * The options of next-auth for one request: with email and password, and with an OpenID Connect provider if one is
 * configured. Sessions are sealed cookies with the account's id, its `tokenVersion`, and the id of a row that the
 * account's owner can delete; increasing `tokenVersion` ends them all.
 */
export function nextAuthOptions(request: WithHeaders, witness: SignInListener): NextAuthOptions {
  const entering = new SignInAttempt(request, witness);
  const provider = oidcProvider();
  return {
    secret: sessionSecret(),
    useSecureCookies: isServedByHttps(),
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    pages: { signIn: SIGN_IN_PAGE, error: SIGN_IN_PAGE },
    providers: [
      credentialsProvider({
        credentials: { email: { type: "email" }, password: { type: "password" } },
        authorize: (claimed) => entering.byPassword(claimed),
      }),
      ...(provider ? [provider] : []),
    ],
    callbacks: {
      signIn: ({ account, profile }) =>
        account?.type === "oauth" ? entering.byProvider(profile) : true,
      jwt: async ({ token, user }) => ({
        ...(user ? entering.claims() : await entering.reporting(keptClaims(token))),
      }),
      session: (shown) => entering.reporting(showUser(shown)),
    },
    events: {
      signOut: async ({ token }) => {
        const claims = parseSessionClaims(token);
        if (claims) await entering.reporting(endSession(claims));
      },
    },
    logger: { error: logFault, warn: () => {}, debug: () => {} },
  };
}

/** The sign-in of one request: the person, and the session started for them. */
class SignInAttempt {
  readonly #request: WithHeaders;
  readonly #witness: SignInListener;
  #claims: SessionClaims | null = null;

  constructor(request: WithHeaders, witness: SignInListener) {
    this.#request = request;
    this.#witness = witness;
  }

  /** The claims of the session started. Throws if nobody has signed in. */
  claims(): SessionClaims {
    if (!this.#claims) throw new Error("nobody has signed in");
    return this.#claims;
  }

  /** What the database answers. Trouble with it is reported, since next-auth would take it for a session that ended. */
  async reporting<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (databaseTroubleOf(error)) this.#witness.failed(error);
      throw error;
    }
  }

  async byPassword(claimed: unknown): Promise<{ id: string } | null> {
    const context = serviceContext();
    try {
      const parsed = credentialsSchema.safeParse(claimed);
      if (!parsed.success) {
        throw new GrundlagError("bad-credentials", "Sign in with an email and a password.");
      }
      const caller = await callerOf(this.#request, context);
      const user = await checkCredentials(context, parsed.data, caller);
      return await this.#begin(user, caller);
    } catch (error) {
      // Thrown on, next-auth would write the error's text into an address.
      this.#witness.failed(error);
      return null;
    }
  }

  /** Whether a person confirmed by the provider may sign in; otherwise returns the page that says why not. */
  async byProvider(claims: unknown): Promise<boolean | string> {
    try {
      return await this.#enterByProvider(claims);
    } catch (error) {
      this.#witness.failed(error);
      return false;
    }
  }

  async #enterByProvider(claims: unknown): Promise<true | string> {
    const context = serviceContext();
    const entry = await enterByProvider(context, {
      issuer: configuredProvider()?.issuer ?? "",
      profile: readProfile(claims),
      linkTo: await this.#accountToLink(),
    });
    if (!entry.ok) return `${SIGN_IN_PAGE}?error=${entry.refusal}`;
    await this.#begin(entry.user, await callerOf(this.#request, context));
    return true;
  }

  // Starts a session. The browser's previous session ends, since its cookie is replaced.
  async #begin(user: UserRow, caller: Caller): Promise<{ id: string }> {
    const before = await this.#sessionBefore();
    if (before) await endSession(before);
    this.#claims = await openSession(serviceContext(), user, caller);
    this.#witness.entered(user.id);
    return { id: user.id };
  }

  // The account to link; null unless the session that asked for it is the one that returns, and is still valid.
  async #accountToLink(): Promise<string | null> {
    const asked = await openCookie(LINKING_COOKIE, this.#request);
    const claims = asked ? await this.#sessionBefore() : null;
    if (!claims || claims.sid !== asked?.sid) return null;
    return (await liveSession(claims))?.user.id ?? null;
  }

  async #sessionBefore(): Promise<SessionClaims | null> {
    const cookie = cookieOf(this.#request, sessionCookieName());
    return cookie ? readSessionToken(cookie) : null;
  }
}

function liveSession(claims: SessionClaims) {
  const { database, now } = serviceContext();
  return findSession(database, claims, oldestSession(now()));
}

// The session's claims on later requests. Throws if the session has ended.
async function keptClaims(token: JWT): Promise<SessionClaims> {
  const claims = parseSessionClaims(token);
  if (!claims || !(await liveSession(claims))) throw new Error("this session was ended");
  return claims;
}

type SessionCallback = NonNullable<NonNullable<NextAuthOptions["callbacks"]>["session"]>;

const showUser = async ({ session, token }: Parameters<SessionCallback>[0]) => {
  const claims = parseSessionClaims(token);
  const account = claims ? (await liveSession(claims))?.user : null;
  return { expires: session.expires, user: { name: account?.name, email: account?.email } };
};

async function endSession({ sid: id, sub: userId }: SessionClaims): Promise<void> {
  await deleteSession(serviceContext().database, { id, userId });
}

// Logs a fault reported by next-auth. A damaged, foreign or expired session cookie only means signed out: anybody can
// send one, and it is not our fault. For others only the message is logged: anything else the libraries report may
// contain the provider's secret.
function logFault(code: string, about: unknown): void {
  if (code === "JWT_SESSION_ERROR") return;
  const fault = about instanceof Error ? about : (about as { error?: unknown } | null)?.error;
  console.error(`sign-in: ${code}: ${fault instanceof Error ? fault.message : "no message"}`);
}
