import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { Footer } from "@/app/_frame/footer";
import { ClientMessages } from "@/app/_ui/client-messages";
import { EmptyState } from "@/app/_ui/empty-state";
import { Page } from "@/app/_ui/page";
import { Tag } from "@/app/_ui/tag";
import { currentContext, requireMember } from "@/lib/auth/session-gate";
import { listClubs } from "@/lib/usecases/people/clubs/list-clubs";
import { ClubForm } from "./_form/club-form";

type OwnClubs = Awaited<ReturnType<typeof listClubs>>;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("club"))("all.title") };
}

/** The user's clubs, and a link to start one. */
export default async function ClubsPage() {
  const context = await currentContext();
  if (!context.actor) redirect("/sign-in?next=/clubs");
  const t = await getTranslations("club");
  const clubs = await listClubs(requireMember(context));
  return (
    <>
      <Page look="sections">
        <header>
          <h1>{t("all.title")}</h1>
          <p className="text-ink-3">{t("all.lead")}</p>
        </header>
        {clubs.length > 0 ? (
          <OwnClubs clubs={clubs} />
        ) : (
          <EmptyState title={t("all.none")}>{t("all.noneText")}</EmptyState>
        )}
        <section className="rounded-md border border-rule bg-sheet p-4">
          <h2>{t("new.title")}</h2>
          <p className="text-ink-3">{t("new.hint")}</p>
          <ClientMessages namespaces={["club", "errors"]}>
            <ClubForm slug={null} details={null} />
          </ClientMessages>
        </section>
      </Page>
      <Footer />
    </>
  );
}

async function OwnClubs({ clubs }: { readonly clubs: OwnClubs }) {
  const t = await getTranslations("club");
  return (
    <section>
      <h2>{t("all.own")}</h2>
      <ul className="divide-y divide-rule-2 border-t border-rule-2">
        {clubs.map(({ slug, name, place, role, memberCount }) => (
          <li
            key={slug}
            className="flex flex-wrap items-baseline gap-x-3 py-2 wrap-anywhere [&_a]:font-serif [&_a]:leading-tight [&_a]:font-semibold [&>.text-ink-3]:text-sm max-tablet:[&_a]:inline-flex max-tablet:[&_a]:min-h-11 max-tablet:[&_a]:items-center"
          >
            <Link href={`/clubs/${slug}`}>{name}</Link>
            <span className="text-ink-3">
              {[place, t("members", { count: memberCount })].filter(Boolean).join(" · ")}
            </span>
            {role === "organiser" && <Tag>{t("roles.organiser")}</Tag>}
          </li>
        ))}
      </ul>
    </section>
  );
}
