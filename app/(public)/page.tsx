import "./front.css";
import { FileText, Library, Mountain, PenLine } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { currentContext } from "@/app/_frame/current-context";
import { Footer } from "@/app/_frame/footer";
import { MapPicture } from "@/app/_map/map-picture";
import { LinkButton } from "@/app/_ui/link-button";
import type { Language } from "@/lib/domain/language";
import type { ScenarioView } from "@/lib/domain/scenario/scenario-view";
import { formatBattleDate } from "@/lib/i18n/formats";
import type { LibraryItem } from "@/lib/usecases/documents/list-documents";
import { shownOnFront } from "./_front/shown-on-front";
import { Specimens } from "./_front/specimens";
import { hrefOf, type LibraryEntry, openEntries } from "./library/_components/library-entry";
import { WorkCard } from "./library/_components/work-card";

const KINDS = ["scenario", "army-list"] as const;
const SHOWN_PER_KIND = 2;
const READERS = ["umpire", "player", "club", "tool"] as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("front");
  return { description: t("lead") };
}

/** What this is, for whom, and the way in: drawn by the server alone. */
export default async function FrontPage() {
  const context = await currentContext();
  const items = await ownLanguageFirst(await shownOnFront(context));
  const entries = await openEntries(context, someOfEachKind(items));
  return (
    <>
      <main id="main" className="front">
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
async function ownLanguageFirst(items: readonly LibraryItem[]): Promise<LibraryItem[]> {
  const locale = await getLocale();
  const foreign = ({ language }: LibraryItem) => Number(language !== locale);
  return items.toSorted((a, b) => foreign(a) - foreign(b));
}

function someOfEachKind(items: readonly LibraryItem[]): LibraryItem[] {
  const shown = KINDS.flatMap((kind) =>
    items.filter((item) => item.kind === kind).slice(0, SHOWN_PER_KIND),
  );
  return items.filter((item) => shown.includes(item));
}

function largestScenario(entries: readonly LibraryEntry[]): LibraryEntry | null {
  const bySize = entries.toSorted((a, b) => (b.item.size ?? 0) - (a.item.size ?? 0));
  return bySize.find((entry) => entry.kind === "scenario") ?? null;
}

async function Hero({ entry }: { readonly entry: LibraryEntry | null }) {
  const t = await getTranslations("front");
  return (
    <section className="hero">
      <div className="hero-words">
        <p className="small-caps">{t("kicker")}</p>
        <h1>{t("title")}</h1>
        <p className="hero-lead">{t("lead")}</p>
        <div className="hero-acts">
          <LinkButton href="/library" look="primary" icon={<Library aria-hidden />}>
            {t("openLibrary")}
          </LinkButton>
          <LinkButton href="/desk?new=scenario" icon={<PenLine aria-hidden />}>
            {t("write")}
          </LinkButton>
          <LinkButton href="/army-lists/new" look="bare" icon={<FileText aria-hidden />}>
            {t("build")}
          </LinkButton>
          <LinkButton href="/maps/new" look="bare" icon={<Mountain aria-hidden />}>
            {t("layOut")}
          </LinkButton>
        </div>
        <p className="text-ink-3 hero-terms">{t("terms")}</p>
      </div>
      {entry?.kind === "scenario" && <FrontMap item={entry.item} view={entry.view} />}
    </section>
  );
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
    <figure className="hero-map">
      <MapPicture
        map={view.map}
        size="page"
        layers={["relief", "cover", "ways", "names"]}
        idPrefix="front"
        label={t("mapLabel", { title: item.title })}
      />
      <figcaption>
        <Link href={hrefOf(item)} prefetch={false}>
          {item.title}
        </Link>
        <span>{date}</span>
        <span className="tabular-nums">{t("mapScale", { widthCm, depthCm, metresPerCm })}</span>
      </figcaption>
    </figure>
  );
}

async function Shipped({ entries }: { readonly entries: readonly LibraryEntry[] }) {
  const t = await getTranslations("front");
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="shipped">
      <div className="front-h">
        <h2 id="shipped">{t("shipped")}</h2>
        <p className="text-ink-3">{t("shippedText")}</p>
      </div>
      <ul className="works" data-view="cards">
        {entries.map((entry) => (
          <WorkCard key={entry.item.id} entry={entry} level={3} />
        ))}
      </ul>
    </section>
  );
}

async function Readers() {
  const t = await getTranslations("front.readers");
  return (
    <section aria-labelledby="readers">
      <div className="front-h">
        <h2 id="readers">{t("title")}</h2>
      </div>
      <dl className="readers">
        {READERS.map((reader) => (
          <div key={reader}>
            <dt>{t(`${reader}.who`)}</dt>
            <dd>{t(`${reader}.what`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
