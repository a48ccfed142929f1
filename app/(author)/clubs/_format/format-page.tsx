import Link from "next/link";
import type { ReactNode } from "react";
import { Footer } from "@/app/_frame/footer";
import { ClientMessages } from "@/app/_ui/client-messages";
import type { ClubView } from "@/lib/domain/club/club-view";

interface FormatPageProps {
  readonly club: Pick<ClubView, "slug" | "name">;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** The page around a form of a club's format. */
export function FormatPage({ club, title, lead, children }: FormatPageProps) {
  return (
    <>
      <main
        id="main"
        className="page grid gap-5 [&>section]:grid [&>section]:content-start [&>section]:gap-3"
      >
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
      </main>
      <Footer />
    </>
  );
}
