import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { EntryView, EventView } from "@/lib/domain/bogowie-wojny/event/event-view";
import type { EntriesBookComparison } from "@/lib/usecases/bogowie-wojny/list/find-altered-entries";
import { PeopleTable } from "../../_people/people-table";

interface EntriesProps {
  readonly event: EventView;
  readonly bookComparison: EntriesBookComparison;
}

/** The lists handed in: before the deadline only names, for the organiser; after it everybody's lists. */
export async function Entries({ event, bookComparison }: EntriesProps) {
  const t = await getTranslations("event.entries");
  const { id, isClosed, isOrganiser, count, entries } = event;
  return (
    <section>
      <h2>{t("title")}</h2>
      <p className="text-ink-3">
        {t("count", { count })} {t(isClosed ? "open" : isOrganiser ? "namesOnly" : "sealed")}
      </p>
      {entries.length > 0 && (
        <PeopleTable className="max-w-190 max-tablet:[&_:is(thead,caption)]:sr-only max-tablet:[&_:is(tbody,tr)]:block max-tablet:[&_:is(tbody_th,td)]:block max-tablet:[&_:is(tbody_th,td)]:border-0 max-tablet:[&_:is(tbody_th,td)]:py-0.25 max-tablet:[&_a]:inline-flex max-tablet:[&_a]:min-h-11 max-tablet:[&_a]:items-center max-tablet:[&_tbody_tr]:border-b max-tablet:[&_tbody_tr]:border-rule max-tablet:[&_tbody_tr]:py-2">
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
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows are rendered once, and names may repeat
                key={i}
                entry={entry}
                at={`/events/${id}/lists`}
                isClosed={isClosed}
                bookComparison={bookComparison}
              />
            ))}
          </tbody>
        </PeopleTable>
      )}
    </section>
  );
}

interface EntryRowProps {
  readonly entry: EntryView;
  readonly at: string;
  readonly isClosed: boolean;
  readonly bookComparison: EntriesBookComparison;
}

async function EntryRow({ entry, at, isClosed, bookComparison }: EntryRowProps) {
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
              bookComparison[how].has(list.entryId) && (
                <small
                  key={how}
                  className={
                    how === "altered" ? "block font-semibold text-warn" : "block text-ink-2"
                  }
                >
                  {t(how)}
                </small>
              ),
          )}
        </td>
      )}
      <td>
        <span className="text-ink-2 tablet:hidden">{t("limits")}: </span>
        {isLegal ? t("legal") : <strong>{t("broken")}</strong>}
      </td>
    </tr>
  );
}
