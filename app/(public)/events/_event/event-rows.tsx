import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { Tag } from "@/app/_ui/tag";
import { formatBattleDate } from "@/lib/i18n/formats";
import type { ListedEvent } from "@/lib/usecases/bogowie-wojny/event/list-events";

/** Rows of events: time, place, format, and whether lists are still accepted. */
export async function EventRows({ events }: { readonly events: readonly ListedEvent[] }) {
  const t = await getTranslations("event");
  const language = await getLocale();
  return (
    <ul className="divide-y divide-rule-2 border-t border-rule-2">
      {events.map((event) => (
        <li
          key={event.id}
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3"
        >
          <div>
            <Link
              href={`/events/${event.id}`}
              className="font-serif text-lg leading-tight font-semibold"
            >
              {event.title}
            </Link>
            <p className="hint">
              {[formatBattleDate(language, event.day), event.club, event.place, event.formatName]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </div>
          <p className="flex items-baseline gap-2">
            {event.isOrganiser && <Tag>{t("all.yours")}</Tag>}
            <span className="text-ink-3">
              {t(event.isClosed ? "over.state" : "taking")} · {t("count", { count: event.count })}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
