import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { currentContext } from "@/app/_frame/current-context";
import { Footer } from "@/app/_frame/footer";
import { ClientMessages } from "@/app/_ui/client-messages";
import { Page } from "@/app/_ui/page";
import { tagOfClub } from "@/lib/domain/people/club";
import { ClubForm } from "../../_form/club-form";
import { ownClub } from "../../own-club";

interface Props {
  readonly params: Promise<{ slug: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: (await getTranslations("club.form"))("editTitle"),
    robots: { index: false, follow: false },
  };
}

/** The page for changing a club's description, for its organisers; other users are redirected to the club. */
export default async function EditClubPage({ params }: Props) {
  const { slug } = await params;
  const club = await ownClub(await currentContext(), slug);
  const { name, place, seenBy, text } = club;
  const t = await getTranslations("club.form");
  return (
    <>
      <Page look="sections">
        <header>
          <p className="text-ink-3 text-xs">
            <Link href={`/clubs/${slug}`}>{name}</Link>
          </p>
          <h1>{t("editTitle")}</h1>
        </header>
        <ClientMessages namespaces={["club", "errors"]}>
          <ClubForm slug={slug} details={{ name, place, seenBy, text }} tag={tagOfClub(club)} />
        </ClientMessages>
      </Page>
      <Footer />
    </>
  );
}
