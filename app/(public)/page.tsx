import { FileText, Library, Mountain, PenLine } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import type { ComponentProps } from "react";
import { currentContext } from "@/app/_frame/current-context";
import { Footer } from "@/app/_frame/footer";
import { LinkButton } from "@/app/_ui/link-button";
import type { Language } from "@/lib/domain/document/language";
import type { LibraryItem } from "@/lib/usecases/document/list-documents";
import { FieldMap, ScenarioMap } from "./_front/front-map";
import { FrontPart } from "./_front/front-part";
import { shownOnFront } from "./_front/shown-on-front";
import { Specimens } from "./_front/specimens";
import { type LibraryEntry, openEntries } from "./library/_components/library-entry";
import { cardWords } from "./library/_components/library-words";
import { WorkCard } from "./library/_components/work-card";
import { WorkList } from "./library/_components/work-list";

/**
 * The kinds of document most wanted by readers of a language: in Polish army lists of Bogowie Wojny, elsewhere
 * scenarios of Belle Alliance.
 */
const KINDS_BY_LANGUAGE = {
  en: ["scenario", "army-list"],
  da: ["scenario", "army-list"],
  pl: ["army-list", "scenario"],
} as const;
const SHOWN_PER_KIND = 2;
const READERS = ["umpire", "player", "club", "tool"] as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("front");
  return { description: t("lead") };
}

/** The front page: what the project is, for whom, and how to begin; server-rendered only. */
export default async function FrontPage() {
  const context = await currentContext();
  const language = await getLocale();
  const items = ownFirst(await shownOnFront(context, language), language);
  const shown = someOfEachKind(items, language);
  const entries = await openEntries(context, shown, language);
  const own = items.filter(({ id }) => id === GREETING[language]);
  const [greeting = largestScenario(entries)] = await openEntries(context, own, language);
  return (
    <>
      <main
        id="main"
        className="mx-auto grid max-w-310 grid-cols-1 gap-10 px-4 pt-5 tablet:gap-12 tablet:px-6 tablet:pt-8"
      >
        <Hero entry={greeting} />
        <Shipped
          entries={entries}
          battles={items.filter(({ kind }) => kind === "scenario").length}
        />
        <Specimens />
        <Readers />
      </main>
      <Footer />
    </>
  );
}

/** The scenario shown to readers of each language, if it is shipped. */
const GREETING: Readonly<Record<Language, string>> = {
  en: "la-haye-sainte-1815",
  da: "sehested-1813",
  pl: "raszyn-1809",
};

/**
 * Sorts works: the featured one first, then those in the reader's language, which are usually for the game they play.
 */
function ownFirst(items: readonly LibraryItem[], reader: Language): LibraryItem[] {
  const rank = ({ id, language }: LibraryItem) => {
    if (id === GREETING[reader]) return 0;
    return language === reader ? 1 : 2;
  };
  return items.toSorted((a, b) => rank(a) - rank(b));
}

function someOfEachKind(items: readonly LibraryItem[], reader: Language): LibraryItem[] {
  return KINDS_BY_LANGUAGE[reader].flatMap((kind) =>
    items.filter((item) => item.kind === kind).slice(0, SHOWN_PER_KIND),
  );
}

/** What greets the readers of a language whose own battle is not there. */
function largestScenario(entries: readonly LibraryEntry[]): LibraryEntry | null {
  const scenarios = entries.filter(({ kind }) => kind === "scenario");
  return scenarios.toSorted((a, b) => (b.item.size ?? 0) - (a.item.size ?? 0))[0] ?? null;
}

async function Hero({ entry }: { readonly entry: LibraryEntry | null }) {
  const t = await getTranslations("front");
  return (
    <section className="grid grid-cols-1 items-center gap-6 wide-tablet:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)] wide-tablet:gap-10">
      <div className="grid justify-items-start gap-4">
        <p className="small-caps">{t("kicker")}</p>
        <h1 className="text-3xl leading-tight desktop:text-4xl">{t("title")}</h1>
        <p className="max-w-140 text-pretty font-serif text-lg leading-read text-ink-2">
          {t("lead")}
        </p>
        <WaysIn />
        <p className="text-xs text-ink-3">{t("terms")}</p>
      </div>
      {entry?.kind === "scenario" && <ScenarioMap item={entry.item} view={entry.view} />}
      {entry?.kind === "map" && entry.map.system === "bogowie-wojny" && (
        <FieldMap item={entry.item} field={entry.map} />
      )}
    </section>
  );
}

/** Links to the library and to new documents, first the kind most wanted by readers of the language. */
async function WaysIn() {
  const t = await getTranslations("front");
  const [first] = KINDS_BY_LANGUAGE[await getLocale()];
  const list = (
    <WayIn
      href="/army-lists/new"
      look={first === "army-list" ? "plain" : "bare"}
      icon={<FileText aria-hidden />}
    >
      {t("build")}
    </WayIn>
  );
  return (
    <div className="flex flex-wrap gap-2 max-tablet:w-full">
      <WayIn href="/library" look="primary" icon={<Library aria-hidden />}>
        {t("openLibrary")}
      </WayIn>
      {first === "army-list" && list}
      <WayIn
        href="/desk?new=scenario"
        look={first === "scenario" ? "plain" : "bare"}
        icon={<PenLine aria-hidden />}
      >
        {t("write")}
      </WayIn>
      {first !== "army-list" && list}
      <WayIn href="/maps/new" look="bare" icon={<Mountain aria-hidden />}>
        {t("layOut")}
      </WayIn>
    </div>
  );
}

/** A button of the front page, larger than elsewhere. */
function WayIn(props: ComponentProps<typeof LinkButton>) {
  return <LinkButton {...props} className="h-10 px-4 max-tablet:h-11.5 max-tablet:w-full" />;
}

interface ShippedProps {
  readonly entries: readonly LibraryEntry[];
  /** How many scenarios are shipped. */
  readonly battles: number;
}

async function Shipped({ entries, battles }: ShippedProps) {
  const t = await getTranslations("front");
  if (entries.length === 0) return null;
  const words = await cardWords();
  const text = t.rich("shippedText", {
    count: battles,
    scenarios: (chunks) => <Link href="/library?kind=scenario">{chunks}</Link>,
    fields: (chunks) => <Link href="/library?kind=map&system=bogowie-wojny">{chunks}</Link>,
  });
  return (
    <FrontPart id="shipped" title={t("shipped")} text={text}>
      <WorkList look="cards">
        {entries.map((entry) => (
          <WorkCard key={entry.item.id} entry={entry} words={words} level={3} />
        ))}
      </WorkList>
    </FrontPart>
  );
}

async function Readers() {
  const t = await getTranslations("front.readers");
  return (
    <FrontPart id="readers" title={t("title")}>
      <dl className="grid grid-cols-1 gap-x-8 gap-y-6 tablet:grid-cols-2 wide-tablet:grid-cols-4">
        {READERS.map((reader) => (
          <div key={reader}>
            <dt className="mb-0.5 font-serif text-lg leading-tight font-semibold">
              {t(`${reader}.who`)}
            </dt>
            <dd className="text-pretty text-ink-2">{t(`${reader}.what`)}</dd>
          </div>
        ))}
      </dl>
    </FrontPart>
  );
}
