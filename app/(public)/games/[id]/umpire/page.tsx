import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { cache } from "react";
import { currentContext } from "@/app/_frame/current-context";
import { ClientMessages } from "@/app/_ui/client-messages";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { readUmpiredGame } from "@/lib/usecases/belle-alliance/game/read-seat";
import { UmpireTable } from "../../../seat/_umpire/umpire-table";

interface Props {
  readonly params: Promise<{ id: string }>;
}

const load = cache(async (id: string) => {
  const context = await currentContext();
  if (!context.actor) redirect(`/sign-in?next=/games/${id}/umpire`);
  return readUmpiredGame(context, { id, language: await getLocale() }).catch((error: unknown) => {
    if (error instanceof GrundlagError) notFound();
    throw error;
  });
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await load((await params).id);
  return { title: game.title, robots: { index: false, follow: false } };
}

/** A game of a scenario for whoever began it. */
export default async function UmpirePage({ params }: Props) {
  const view = await load((await params).id);
  return (
    <ClientMessages
      namespaces={[
        "scenarioGame",
        "seatPage",
        "victory",
        "events",
        "unitMarch",
        "belleAlliance",
        "errors",
      ]}
    >
      <UmpireTable view={view} seatKey={null} isWhole />
    </ClientMessages>
  );
}
