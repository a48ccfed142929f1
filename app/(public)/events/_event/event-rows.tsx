import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import type { Language } from "@/lib/domain/language";
import { formatBattleDate } from "@/lib/i18n/formats";
import type { ListedEvent } from "@/lib/usecases/events/list-events";

/** Events in a list: when, where, by which format, and whether lists are still taken. */
export async function EventRows({ events }: { readonly events: readonly ListedEvent[] }) {
  const t = await getTranslations("event");
  const language = (await getLocale()) as Language;
  return (
    <ul className="eventrows">
      {events.map((event) => (
        <li key={event.id}>
          <div>
            <Link href={`/events/${event.id}`}>{event.title}</Link>
            <p className="hint">
              {[formatBattleDate(language, event.day), event.club, event.place, event.formatName]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </div>
          <p className="eventstate">
            {event.isOrganiser && <span className="tag">{t("all.yours")}</span>}
            <span className="text-ink-3">
              {t(event.isClosed ? "closed" : "taking")} · {t("count", { count: event.count })}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
