import type { Metadata } from "next";
import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { currentContext } from "@/app/_frame/current-context";
import { Footer } from "@/app/_frame/footer";
import { ClientMessages } from "@/app/_ui/client-messages";
import { Page } from "@/app/_ui/page";
import { Comparison } from "@/app/(author)/_history/comparison";
import type { Context } from "@/lib/auth/actor";
import { GrundlagError } from "@/lib/domain/document/error-code";
import type { Language } from "@/lib/domain/document/language";
import { localise } from "@/lib/domain/kinds/localise";
import {
  type ComparedList,
  compareArmyLists,
} from "@/lib/usecases/bogowie-wojny/list/compare-army-lists";
import { offerLists } from "@/lib/usecases/bogowie-wojny/list/offer-lists";
import { readDocument } from "@/lib/usecases/document/read-document";
import { aboutLists } from "../_choice/about-lists";
import { COMPARISON, type CompareQuery, readCompareQuery } from "./compare-query";
import { CompareTables } from "./compare-tables";
import { ListChoice } from "./list-choice";
import { SinceChoice } from "./since-choice";

interface Props {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: (await getTranslations("compareLists"))("title"),
    robots: { index: false, follow: true },
  };
}

/** Compares two army lists, or a list with an earlier version of it. */
export default async function ComparePage({ searchParams }: Props) {
  const t = await getTranslations("compareLists");
  const query = readCompareQuery(await searchParams);
  const context = await currentContext();
  const language = await getLocale();
  const [items, found] = await Promise.all([
    offerLists(context, { language, q: query.q }),
    compared(context, { ...query, texts: language }),
  ]);
  const chosen = await titlesOf(context, [query.a, query.b], language);
  return (
    <>
      <Page look="stack">
        <p className="text-ink-3 text-xs">
          <Link href="/library?kind=army-list">{t("lists")}</Link>
        </p>
        <h1>{t("title")}</h1>
        <ListChoice items={await aboutLists(items)} query={query} chosen={chosen} />
        {typeof found === "object" && found.a.isOwn && context.actor && (
          <SinceChoice
            context={{ ...context, actor: context.actor }}
            id={found.a.id}
            version={query.version}
          />
        )}
        <div id={COMPARISON} className="grid min-w-0 scroll-mt-48 gap-4 outline-none" tabIndex={-1}>
          {found === "unreadable" && <p role="alert">{t("unreadable")}</p>}
          {found === "too-few" && <p className="text-ink-3">{t("choose")}</p>}
          {typeof found === "object" && isItself(found) && (
            <p className="text-ink-3">{t("itself")}</p>
          )}
          {typeof found === "object" && !isItself(found) && (
            <>
              <CompareTables {...found} />
              {query.version !== null && found.a.id === found.b.id && (
                <ChangedSince before={found.a} after={found.b} />
              )}
            </>
          )}
        </div>
      </Page>
      <Footer />
    </>
  );
}

interface ChangedSinceProps {
  readonly before: ComparedList;
  readonly after: ComparedList;
}

/** The changes in a list since an earlier version, item by item. */
async function ChangedSince({ before, after }: ChangedSinceProps) {
  const t = await getTranslations("compareLists");
  const history = await getTranslations("history.compare");
  return (
    <section className="grid gap-2" data-part="changes">
      <h2>{t("since")}</h2>
      <h3>{t("versions", { from: before.version, to: after.version })}</h3>
      <ClientMessages namespaces={["history", "fields"]}>
        <p className="text-ink-3">{history("differs")}</p>
        <Comparison
          kind="army-list"
          before={before.list}
          after={after.list}
          same={history("same")}
        />
      </ClientMessages>
    </section>
  );
}

/** The titles of the chosen lists that can be read, by their ids. */
async function titlesOf(
  context: Context,
  ids: readonly (string | null)[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const titled = ids.flatMap((id) => {
    if (id === null) return [];
    const list = readDocument(context, { kind: "army-list", id });
    return [
      list.then(
        ({ document }) => [[id, localise(document, language).title] as const],
        () => [],
      ),
    ];
  });
  return new Map((await Promise.all(titled)).flat());
}

function isItself({ a, b }: Exclude<Found, string>): boolean {
  return a.id === b.id && a.version === b.version;
}

type Found = Awaited<ReturnType<typeof compareArmyLists>> | "unreadable" | "too-few";

async function compared(
  context: Context,
  { a, b, version, texts }: CompareQuery & { readonly texts: Language },
): Promise<Found> {
  if (a === null || b === null) return "too-few";
  try {
    return await compareArmyLists(context, { a, b, version, texts });
  } catch (error) {
    if (error instanceof GrundlagError) return "unreadable";
    throw error;
  }
}
