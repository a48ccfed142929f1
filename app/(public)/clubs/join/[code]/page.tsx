import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { currentContext } from "@/app/_frame/current-context";
import { ClientMessages } from "@/app/_ui/client-messages";
import { LinkButton } from "@/app/_ui/link-button";
import { Page } from "@/app/_ui/page";
import { clientAddress } from "@/lib/auth/client-address";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { openInvitation } from "@/lib/usecases/people/clubs/open-invitation";
import { JoinButton } from "../../_club/join-button";

interface Props {
  readonly params: Promise<{ code: string }>;
}

const load = cache(async (code: string) => {
  const context = await currentContext();
  const address = clientAddress({ headers: await headers() }, context.trustedProxies);
  const club = await openInvitation(context, { code, address }).catch((error: unknown) => {
    if (error instanceof GrundlagError) notFound();
    throw error;
  });
  return { club, isSignedIn: context.actor !== null };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { club } = await load((await params).code);
  const t = await getTranslations("club.join");
  return { title: t("title", { name: club.name }), robots: { index: false, follow: false } };
}

/** The club a user is invited to, and the button to join. */
export default async function JoinPage({ params }: Props) {
  const { code } = await params;
  const { club, isSignedIn } = await load(code);
  const t = await getTranslations("club");
  return (
    <Page width="form">
      <div className="border border-rule-2 bg-sheet grid justify-items-start gap-3 p-5">
        <h1>{t("join.title", { name: club.name })}</h1>
        <p className="text-ink-3">
          {[club.place, t("members", { count: club.memberCount })].filter(Boolean).join(" · ")}
        </p>
        <p>{t(club.isMember ? "join.already" : "join.text")}</p>
        {!club.isMember && <p>{t("join.means")}</p>}
        <WayIn code={code} club={club} isSignedIn={isSignedIn} />
      </div>
    </Page>
  );
}

interface WayInProps {
  readonly code: string;
  readonly club: { readonly slug: string; readonly isMember: boolean };
  readonly isSignedIn: boolean;
}

async function WayIn({ code, club, isSignedIn }: WayInProps) {
  const t = await getTranslations("club.join");
  if (club.isMember) {
    return (
      <LinkButton href={`/clubs/${club.slug}`} look="primary">
        {t("toClub")}
      </LinkButton>
    );
  }
  if (isSignedIn) {
    return (
      <ClientMessages namespaces={["club", "errors"]}>
        <JoinButton code={code} />
      </ClientMessages>
    );
  }
  const back = encodeURIComponent(`/clubs/join/${code}`);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <LinkButton href={`/sign-in?next=${back}`} look="primary">
        {t("signIn")}
      </LinkButton>
      <LinkButton href={`/sign-up?next=${back}`}>{t("signUp")}</LinkButton>
    </div>
  );
}
