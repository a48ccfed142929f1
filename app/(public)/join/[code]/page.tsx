import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { currentContext } from "@/app/_frame/current-context";
import { LocalDay } from "@/app/_frame/local-day";
import { ClientMessages } from "@/app/_ui/client-messages";
import { LinkButton } from "@/app/_ui/link-button";
import { Page } from "@/app/_ui/page";
import { clientAddress } from "@/lib/auth/client-address";
import { COLLECTION_OF } from "@/lib/domain/document/document-kind";
import { GrundlagError } from "@/lib/domain/document/error-code";
import type { InvitedTo } from "@/lib/domain/people/invited-to";
import { openDocumentInvitation } from "@/lib/usecases/people/document-people/open-document-invitation";
import { AcceptButton } from "./accept-button";

interface Props {
  readonly params: Promise<{ code: string }>;
}

const load = cache(async (code: string) => {
  const context = await currentContext();
  const address = clientAddress({ headers: await headers() }, context.trustedProxies);
  const invited = await openDocumentInvitation(context, { code, address }).catch(
    (error: unknown) => {
      if (error instanceof GrundlagError) notFound();
      throw error;
    },
  );
  return { invited, isSignedIn: context.actor !== null };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { invited } = await load((await params).code);
  const t = await getTranslations("documentPeople.join");
  const { may, title } = invited;
  return { title: t("title", { may, title }), robots: { index: false, follow: false } };
}

/** The document somebody is invited to, what for, and the button to accept. */
export default async function AcceptPage({ params }: Props) {
  const { code } = await params;
  const { invited, isSignedIn } = await load(code);
  const t = await getTranslations("documentPeople");
  const kinds = await getTranslations("common.kind");
  const { kind, title, may, owner, expiresAt, isAlready } = invited;
  return (
    <Page width="form">
      <div className="grid justify-items-start gap-3 border border-rule-2 bg-sheet p-5">
        <p className="small-caps">{kinds(kind)}</p>
        <h1 className="wrap-anywhere">{t("join.title", { may, title })}</h1>
        <p>{t("join.from", { owner: owner.name })}</p>
        <p>{t(`join.means.${may}`, { owner: owner.name })}</p>
        <p className="text-ink-3">
          {isAlready ? t("join.already") : t("join.names", { owner: owner.name })}
        </p>
        <WayIn
          code={code}
          href={`/${COLLECTION_OF[kind]}/${invited.id}${opensDesk(may) ? "/edit" : ""}`}
          isAlready={isAlready}
          isSignedIn={isSignedIn}
        />
        {!isAlready && (
          <ClientMessages namespaces={[]}>
            <p className="hint">
              {t.rich("join.until", { day: () => <LocalDay instant={expiresAt.toISOString()} /> })}
            </p>
          </ClientMessages>
        )}
      </div>
    </Page>
  );
}

function opensDesk(may: InvitedTo): boolean {
  return may === "edit" || may === "own";
}

interface WayInProps {
  readonly code: string;
  /** Where the document is. */
  readonly href: string;
  readonly isAlready: boolean;
  readonly isSignedIn: boolean;
}

async function WayIn({ code, href, isAlready, isSignedIn }: WayInProps) {
  const t = await getTranslations("documentPeople.join");
  if (isAlready) {
    return (
      <LinkButton href={href} look="primary">
        {t("open")}
      </LinkButton>
    );
  }
  if (isSignedIn) {
    return (
      <ClientMessages namespaces={["documentPeople", "errors"]}>
        <AcceptButton code={code} href={href} />
      </ClientMessages>
    );
  }
  const back = encodeURIComponent(`/join/${code}`);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <LinkButton href={`/sign-in?next=${back}`} look="primary">
        {t("signIn")}
      </LinkButton>
      <LinkButton href={`/sign-up?next=${back}`}>{t("signUp")}</LinkButton>
    </div>
  );
}
