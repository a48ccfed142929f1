import "../../(public)/clubs/clubs.css";
import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { Footer } from "@/app/_frame/footer";
import { ClientMessages } from "@/app/_ui/client-messages";
import { EmptyState } from "@/app/_ui/empty-state";
import { currentContext, requireMember } from "@/lib/auth/session-gate";
import { listClubs } from "@/lib/usecases/clubs/list-clubs";
import { ClubForm } from "./_form/club-form";

type OwnClubs = Awaited<ReturnType<typeof listClubs>>;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("club"))("all.title") };
}

/** The clubs one is in, and the way to start one. */
export default async function ClubsPage() {
  const context = await currentContext();
  if (!context.actor) redirect("/sign-in?next=/clubs");
  const t = await getTranslations("club");
  const clubs = await listClubs(requireMember(context));
  return (
    <>
      <main id="main" className="page clubpage">
        <header>
          <h1>{t("all.title")}</h1>
          <p className="text-ink-3">{t("all.lead")}</p>
        </header>
        {clubs.length > 0 ? (
          <OwnClubs clubs={clubs} />
        ) : (
          <EmptyState title={t("all.none")}>{t("all.noneText")}</EmptyState>
        )}
        <section className="clubpanel">
          <h2>{t("new.title")}</h2>
          <p className="text-ink-3">{t("new.hint")}</p>
          <ClientMessages namespaces={["club", "errors"]}>
            <ClubForm slug={null} details={null} />
          </ClientMessages>
        </section>
      </main>
      <Footer />
    </>
  );
}

async function OwnClubs({ clubs }: { readonly clubs: OwnClubs }) {
  const t = await getTranslations("club");
  return (
    <section>
      <h2>{t("all.own")}</h2>
      <ul className="clubrows">
        {clubs.map(({ slug, name, place, role, memberCount }) => (
          <li key={slug}>
            <Link href={`/clubs/${slug}`}>{name}</Link>
            <span className="text-ink-3">
              {[place, t("members", { count: memberCount })].filter(Boolean).join(" · ")}
            </span>
            {role === "organiser" && <span className="tag">{t("roles.organiser")}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
