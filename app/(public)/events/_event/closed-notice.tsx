import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import type { EventView } from "@/lib/domain/bogowie-wojny/event/event-view";
import { wallClockAt } from "@/lib/domain/bogowie-wojny/event/wall-clock";
import type { Language } from "@/lib/domain/document/language";
import { formatBattleDate } from "@/lib/i18n/formats";

interface ClosedNoticeProps {
  readonly event: EventView;
  readonly now: Date;
}

/** After the deadline: says that lists are no longer accepted, and what happens next. */
export async function ClosedNotice({ event, now }: ClosedNoticeProps) {
  const t = await getTranslations("event.over");
  const { id, own, count, isOrganiser } = event;
  const day = formatBattleDate((await getLocale()) as Language, event.day);
  const isPlayed = wallClockAt(now.getTime(), event.timeZone).slice(0, 10) > event.day;
  return (
    <section
      aria-labelledby="event-over"
      className="max-w-190 gap-2! rounded-md border border-brass bg-sheet p-4"
    >
      <h2 id="event-over">{t(isPlayed ? "titlePlayed" : "title")}</h2>
      <p>{t("text", { count })}</p>
      <p>{t(isPlayed ? "played" : "next", { day })}</p>
      {own?.list && (
        <p>
          {t("own")} <Link href={`/events/${id}/lists/${own.list.entryId}`}>{own.list.title}</Link>
        </p>
      )}
      {isOrganiser && !isPlayed && <p>{t("organiser")}</p>}
    </section>
  );
}
