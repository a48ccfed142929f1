import { FileText, Library, Mountain, PenLine } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import type { ComponentProps } from "react";
import { currentContext } from "@/app/_frame/current-context";
import { Footer } from "@/app/_frame/footer";
import { MapPicture } from "@/app/_map/map-picture";
import { LinkButton } from "@/app/_ui/link-button";
import type { Language } from "@/lib/domain/language";
import type { ScenarioView } from "@/lib/domain/scenario/scenario-view";
import { formatBattleDate } from "@/lib/i18n/formats";
import type { LibraryItem } from "@/lib/usecases/documents/list-documents";
import { FrontPart } from "./_front/front-part";
import { shownOnFront } from "./_front/shown-on-front";
import { Specimens } from "./_front/specimens";
import { hrefOf, type LibraryEntry, openEntries } from "./library/_components/library-entry";
import { WorkCard } from "./library/_components/work-card";
import { WorkList } from "./library/_components/work-list";

/** What people come for first: in Polish most often Bogowie Wojny's lists, elsewhere Belle Alliance's scenarios. */
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

/** What this is, for whom, and the way in: drawn by the server alone. */
export default async function FrontPage() {
  const context = await currentContext();
  const language = (await getLocale()) as Language;
  const items = ownLanguageFirst(await shownOnFront(context), language);
  const entries = await openEntries(context, someOfEachKind(items, language));
  return (
    <>
      <main
        id="main"
        className="mx-auto grid max-w-310 grid-cols-1 gap-10 px-4 pt-5 tablet:gap-12 tablet:px-6 tablet:pt-8"
      >
        <Hero entry={largestScenario(entries)} />
        <Shipped entries={entries} />
        <Specimens />
        <Readers />
      </main>
      <Footer />
    </>
  );
}

/** Works in the reader's language come first, which are most often of the game they play. */
function ownLanguageFirst(items: readonly LibraryItem[], reader: Language): LibraryItem[] {
  const foreign = ({ language }: LibraryItem) => Number(language !== reader);
  return items.toSorted((a, b) => foreign(a) - foreign(b));
}

function someOfEachKind(items: readonly LibraryItem[], reader: Language): LibraryItem[] {
  return KINDS_BY_LANGUAGE[reader].flatMap((kind) =>
    items.filter((item) => item.kind === kind).slice(0, SHOWN_PER_KIND),
  );
}

function largestScenario(entries: readonly LibraryEntry[]): LibraryEntry | null {
  const bySize = entries.toSorted((a, b) => (b.item.size ?? 0) - (a.item.size ?? 0));
  return bySize.find((entry) => entry.kind === "scenario") ?? null;
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
      {entry?.kind === "scenario" && <FrontMap item={entry.item} view={entry.view} />}
    </section>
  );
}

/** The library, and what can be begun at once: first what readers of the language begin most. */
async function WaysIn() {
  const t = await getTranslations("front");
  const [first] = KINDS_BY_LANGUAGE[(await getLocale()) as Language];
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

/** A button of the front page, larger than those at work. */
function WayIn(props: ComponentProps<typeof LinkButton>) {
  return <LinkButton {...props} className="h-10 px-4 max-tablet:h-11.5 max-tablet:w-full" />;
}

interface FrontMapProps {
  readonly item: LibraryItem;
  readonly view: ScenarioView;
}

/** The ground of a shipped scenario, large, leading to it. */
async function FrontMap({ item, view }: FrontMapProps) {
  const t = await getTranslations("front");
  const language = (await getLocale()) as Language;
  const date = view.date ? formatBattleDate(language, view.date) : "";
  const { widthCm, depthCm, metresPerCm } = view.map;
  return (
    <figure className="border border-rule-2 bg-sheet p-2 shadow-sheet [&>svg]:h-auto [&>svg]:max-h-108 [&>svg]:w-full">
      <MapPicture
        map={view.map}
        size="page"
        layers={["relief", "cover", "ways", "names"]}
        idPrefix="front"
        label={t("mapLabel", { title: item.title })}
      />
      <figcaption className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 px-1 pt-2 text-xs text-ink-3">
        <Link
          href={hrefOf(item)}
          prefetch={false}
          className="font-serif text-base font-semibold text-ink"
        >
          {item.title}
        </Link>
        <span>{date}</span>
        <span className="ms-auto tabular-nums">
          {t("mapScale", { widthCm, depthCm, metresPerCm })}
        </span>
      </figcaption>
    </figure>
  );
}

async function Shipped({ entries }: { readonly entries: readonly LibraryEntry[] }) {
  const t = await getTranslations("front");
  if (entries.length === 0) return null;
  return (
    <FrontPart id="shipped" title={t("shipped")} text={t("shippedText")}>
      <WorkList look="cards">
        {entries.map((entry) => (
          <WorkCard key={entry.item.id} entry={entry} level={3} />
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
