import { z } from "zod";
import type { Context } from "@/lib/auth/actor";
import { emailSchema } from "@/lib/auth/email";
import type { ProviderProfile } from "@/lib/auth/provider";
import type { SealedCookie } from "@/lib/auth/sealed-cookie";
import { findLinkedUser, type Identity, insertLinkedSignIn } from "@/lib/db/people/linked-sign-ins";
import { findUser, insertLinkedUser, type UserRow } from "@/lib/db/people/users";
import { LIMITS } from "@/lib/domain/document/limits";

const TEN_MINUTES_SECONDS = 10 * 60;
const NAMELESS = "N. N.";

/**
 * Set when signed-in users ask to link their account and repeat the password; their return from the provider then
 * links it.
 */
export const LINKING_COOKIE = {
  name: "grundlag-linking",
  seconds: TEN_MINUTES_SECONDS,
  claims: z.object({ sub: z.string(), sid: z.string() }),
} satisfies SealedCookie<z.ZodObject>;

/** Why a person known to the provider is not admitted; the sign-in page has a text for each. */
type ProviderRefusal = "no-verified-email" | "email-has-account" | "linked-elsewhere";

type ProviderEntry =
  | { readonly ok: true; readonly user: UserRow }
  | { readonly ok: false; readonly refusal: ProviderRefusal };

/**
 * Finds or creates the account of a person who returns from the provider. An identity signs in to the account it is
 * linked to, by issuer and subject alone, because emails change hands. An unknown identity is linked to the account
 * `linkTo`, whose owner asked for it while signed in; otherwise it gets a new account, if the provider has confirmed
 * its email. It is never linked to an account with the same email: accounts' emails are not verified here, so an
 * attacker could create one with another person's email and wait for them to sign in through their provider.
 */
export async function enterByProvider(
  context: Context,
  { issuer, profile, linkTo }: { issuer: string; profile: ProviderProfile; linkTo: string | null },
): Promise<ProviderEntry> {
  const identity = { issuer, subject: profile.subject };
  const linked = await findLinkedUser(context.database, identity);
  if (linked && linkTo && linked.id !== linkTo) return { ok: false, refusal: "linked-elsewhere" };
  if (linked) return { ok: true, user: linked };
  return linkTo ? link(context, identity, linkTo) : openAccount(context, identity, profile);
}

async function link(context: Context, identity: Identity, userId: string): Promise<ProviderEntry> {
  const user = await findUser(context.database, userId);
  const stored =
    user &&
    (await insertLinkedSignIn(context.database, {
      ...identity,
      userId,
      createdAt: context.now(),
    }));
  return stored ? { ok: true, user } : { ok: false, refusal: "linked-elsewhere" };
}

async function openAccount(
  context: Context,
  identity: Identity,
  profile: ProviderProfile,
): Promise<ProviderEntry> {
  const email = emailSchema.safeParse(profile.email).data;
  if (!email) return { ok: false, refusal: "no-verified-email" };
  const account = {
    id: context.newId(),
    email,
    name: nameOfPerson(profile.name),
    passwordHash: null,
    createdAt: context.now(),
  };
  await insertLinkedUser(context.database, account, identity);
  // Also finds the account if another request by the same person was faster.
  const user = await findLinkedUser(context.database, identity);
  return user ? { ok: true, user } : { ok: false, refusal: "email-has-account" };
}

function nameOfPerson(name: string): string {
  const plain = name.replace(/[\p{Cc}\p{Cs}]/gu, "").trim();
  return plain.slice(0, LIMITS.nameLength) || NAMELESS;
}
