import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { classNames } from "@/app/_ui/class-names";
import type { EntryView, EventView } from "@/lib/domain/event/event-view";
import type { EntriesBesideBooks } from "@/lib/usecases/army-lists/find-altered-entries";

interface EntriesProps {
  readonly event: EventView;
  readonly besideBooks: EntriesBesideBooks;
}

/** What was handed in: names for the organiser until the deadline, everybody's lists after it. */
export async function Entries({ event, besideBooks }: EntriesProps) {
  const t = await getTranslations("event.entries");
  const { id, isClosed, isOrganiser, count, entries } = event;
  return (
    <section>
      <h2>{t("title")}</h2>
      <p className="text-ink-3">
        {t("count", { count })} {t(isClosed ? "open" : isOrganiser ? "namesOnly" : "sealed")}
      </p>
      {entries.length > 0 && (
        <table className="peopletab entrytab">
          <caption className="sr-only">{t("title")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("player")}</th>
              {isClosed && <th scope="col">{t("army")}</th>}
              {isClosed && <th scope="col">{t("list")}</th>}
              <th scope="col">{t("limits")}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry, i) => (
              <EntryRow
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows are drawn once, and names may repeat
                key={i}
                entry={entry}
                at={`/events/${id}/lists`}
                isClosed={isClosed}
                besideBooks={besideBooks}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface EntryRowProps {
  readonly entry: EntryView;
  readonly at: string;
  readonly isClosed: boolean;
  readonly besideBooks: EntriesBesideBooks;
}

async function EntryRow({ entry, at, isClosed, besideBooks }: EntryRowProps) {
  const { player, isLegal, list } = entry;
  const t = await getTranslations("event.entries");
  const words = await getTranslations("bogowieWojny");
  return (
    <tr>
      <th scope="row">{player}</th>
      {isClosed && list && <td>{words(`nations.${list.nation}`)}</td>}
      {isClosed && list && (
        <td>
          <Link href={`${at}/${list.entryId}`}>{list.title}</Link>{" "}
          <small className="text-ink-3">{words("bases", { n: list.bases })}</small>
          {(["altered", "uncompared"] as const).map(
            (how) =>
              besideBooks[how].has(list.entryId) && (
                <small key={how} className={classNames("besidebook", how)}>
                  {t(how)}
                </small>
              ),
          )}
        </td>
      )}
      <td data-head={t("limits")}>{isLegal ? t("legal") : <strong>{t("broken")}</strong>}</td>
    </tr>
  );
}
