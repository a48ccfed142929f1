import Link from "next/link";
import type { ReactNode } from "react";
import { Footer } from "@/app/_frame/footer";
import { ClientMessages } from "@/app/_ui/client-messages";
import { Page } from "@/app/_ui/page";
import type { ClubView } from "@/lib/domain/people/club-view";

interface FormatPageProps {
  readonly club: Pick<ClubView, "slug" | "name">;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** The page around the form for a club's format. */
export function FormatPage({ club, title, lead, children }: FormatPageProps) {
  return (
    <>
      <Page look="sections">
        <header>
          <p className="text-ink-3 text-xs">
            <Link href={`/clubs/${club.slug}`}>{club.name}</Link>
          </p>
          <h1>{title}</h1>
          <p className="text-ink-3">{lead}</p>
        </header>
        <ClientMessages
          namespaces={["clubFormat", "armyList", "bogowieWojny", "listFormat", "errors"]}
        >
          {children}
        </ClientMessages>
      </Page>
      <Footer />
    </>
  );
}
