import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import type { EventView } from "@/lib/domain/event/event-view";
import type { Language } from "@/lib/domain/language";
import { formatBattleDate } from "@/lib/i18n/formats";

/** Who plays when and where, by which format, and until when lists are taken, by the clocks of the place. */
export async function EventFacts({ event }: { readonly event: EventView }) {
  const t = await getTranslations("event");
  const language = (await getLocale()) as Language;
  const { club, clubSlug, place, day, deadline, timeZone, deadlineAt, format } = event;
  const [deadlineDay = "", time = ""] = deadline.split("T");
  const by = t("by", { name: event.organiser });
  return (
    <dl className="eventfacts">
      <Fact term={t("when")}>{formatBattleDate(language, day)}</Fact>
      {(club || place) && (
        <Fact term={t("where")}>
          {clubSlug === null ? club : <Link href={`/clubs/${clubSlug}`}>{club}</Link>}
          {club && place && ", "}
          {place}
        </Fact>
      )}
      <Fact term={t("organiser")}>{by}</Fact>
      <Fact term={t("deadline")}>
        <time dateTime={deadlineAt.toISOString()}>
          {formatBattleDate(language, deadlineDay)}, {time}
        </time>{" "}
        <small className="quiet">{timeZone.replaceAll("_", " ")}</small>
        <br />
        <small>{t(event.isClosed ? "closed" : "taking")}</small>
      </Fact>
      <Fact term={t("format")}>
        {format.name}
        <br />
        <small>
          {t("formatText", {
            units: format.unitPoints,
            upgrades: format.upgradePoints,
            bases: format.maxBases ?? 0,
          })}
        </small>
      </Fact>
      <Fact term={t("taken")}>{t(`accepts.${event.accepts}`)}</Fact>
    </dl>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
