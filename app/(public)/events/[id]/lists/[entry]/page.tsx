import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { currentContext } from "@/app/_frame/current-context";
import { notFoundPage } from "@/app/_frame/not-found-page";
import { readSubmission } from "@/lib/usecases/bogowie-wojny/event/read-submission";
import { AlteredRows } from "../../../../army-lists/_roster/altered-rows";
import { RosterToTake } from "../../../../army-lists/_roster/roster-to-take";

interface Props {
  readonly params: Promise<{ id: string; entry: string }>;
}

const load = cache(async (id: string, entry: string) =>
  readSubmission(await currentContext(), { id, entry }).catch(notFoundPage),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, entry } = await params;
  const { roster, player } = await load(id, entry);
  return { title: `${roster.title} – ${player}`, robots: { index: false, follow: false } };
}

/** The page for a list as it was handed in to an event. */
export default async function SubmittedListPage({ params }: Props) {
  const { id, entry } = await params;
  const { event, player, list, roster, secrets } = await load(id, entry);
  const t = await getTranslations("event");
  const at = `/events/${id}/submissions/${entry}`;
  return (
    <RosterToTake view={roster} at={at} isOpen={secrets === "opponent"}>
      <p className="text-ink-3 text-xs">
        <Link href="/events">{t("all.title")}</Link> <span aria-hidden>›</span>{" "}
        <Link href={`/events/${id}`}>{event.title}</Link> · {t("listOf", { player })}
      </p>
      <AlteredRows list={list} />
    </RosterToTake>
  );
}
