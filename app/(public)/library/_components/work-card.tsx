import "./works.css";
import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { ArmyBook } from "@/lib/domain/army-book/army-book";
import { armOf } from "@/lib/domain/army-book/figures";
import type { Language } from "@/lib/domain/language";
import { formatBattleDate } from "@/lib/i18n/formats";
import { ARMS } from "@/lib/rules/bogowie-wojny/unit-kind";
import { ArmyPicture } from "./army-picture";
import { hrefOf, type LibraryEntry } from "./library-entry";
import { nationWords } from "./library-words";

interface WorkCardProps {
  readonly entry: LibraryEntry;
  /** The level of its heading on the page it stands on. */
  readonly level?: 2 | 3;
}

/** A work of the library as a card: its ground or its bases, and what one chooses a game by. */
export async function WorkCard({ entry, level = 2 }: WorkCardProps) {
  const t = await getTranslations("library");
  const common = await getTranslations("common");
  const { item } = entry;
  const Heading = `h${level}` as const;
  return (
    <li className="work">
      <article>
        <EntryPicture entry={entry} />
        <div className="wk">
          <p className="wmeta">
            <span className="sysn">{common(`system.${item.system}`)}</span>
            <span className="text-ink-3">{common(`language.${item.language}`)}</span>
            {item.visibility !== "public" && item.visibility !== "club" && (
              <span className="tag est">{common(`visibility.${item.visibility}`)}</span>
            )}
            {item.club && (
              <Link className="tag" href={`/clubs/${item.club.slug}`} prefetch={false}>
                {item.club.name}
              </Link>
            )}
          </p>
          <Heading>
            <Link href={hrefOf(item)} prefetch={false}>
              {item.title}
            </Link>
          </Heading>
          <EntryWhen entry={entry} />
          {item.summary && (
            <p className="wtxt" lang={item.language}>
              {item.summary}
            </p>
          )}
          <EntryFacts entry={entry} />
        </div>
        <footer>
          <span className="wkind">{common(`kind.${item.kind}`)}</span>
          <span className="by">{item.mine ? t("you") : ownerName(item.owner, t)}</span>
        </footer>
      </article>
    </li>
  );
}

function ownerName(
  owner: { readonly name: string; readonly role: string },
  t: (key: string) => string,
): string {
  if (owner.role === "library") return t("ownLibrary");
  return owner.role === "former" ? t("formerMember") : owner.name;
}

function EntryPicture({ entry }: { readonly entry: LibraryEntry }) {
  if (entry.kind === "army-list") {
    return (
      <div className="thumb armythumb">
        <ArmyPicture list={entry.list} />
      </div>
    );
  }
  if (entry.kind === "army-book") return <BookPicture book={entry.book} />;
  const table = entry.kind === "map" ? entry.field.table : entry.view.map;
  return (
    <div className="thumb">
      <Thumbnail item={entry.item} table={table} />
    </div>
  );
}

/** Measures of the drawing in its own units. */
const BOX = { width: 20, height: 12, step: 24 } as const;
const PER_LINE = 9;
const LINE_HEIGHT = 18;
const ARM_GAP = 6;
const MARGIN = 8;

/** What an army may field: a box an entry with the sign of its arm, an arm a block. */
function BookPicture({ book }: { readonly book: ArmyBook }) {
  const boxes = layOut(book);
  const bottom = Math.max(LINE_HEIGHT, ...boxes.map(({ y }) => y + BOX.height));
  const width = PER_LINE * BOX.step + MARGIN;
  return (
    <div className="thumb armythumb">
      <svg viewBox={`${-MARGIN} ${-MARGIN} ${width} ${bottom + 2 * MARGIN}`} aria-hidden="true">
        {boxes.map(({ id, arm, x, y }) => (
          <g key={id} transform={`translate(${x} ${y})`} className="army-base">
            <rect width={BOX.width} height={BOX.height} />
            {arm === "cavalry" && <path d={`M0 ${BOX.height}L${BOX.width} 0`} />}
            {arm === "artillery" && <circle cx={BOX.width / 2} cy={BOX.height / 2} r="2.4" />}
          </g>
        ))}
      </svg>
    </div>
  );
}

function layOut({ entries }: ArmyBook) {
  let top = 0;
  return [...ARMS, null].flatMap((arm) => {
    const own = entries.filter((entry) => armOf(entry) === arm);
    const start = top;
    if (own.length > 0) top += Math.ceil(own.length / PER_LINE) * LINE_HEIGHT + ARM_GAP;
    return own.map(({ id }, i) => ({
      id,
      arm,
      x: (i % PER_LINE) * BOX.step,
      y: start + Math.floor(i / PER_LINE) * LINE_HEIGHT,
    }));
  });
}

interface ThumbnailProps {
  readonly item: LibraryEntry["item"];
  readonly table: { readonly widthCm: number; readonly depthCm: number };
}

async function Thumbnail({ item, table: { widthCm, depthCm } }: ThumbnailProps) {
  const t = await getTranslations("library");
  return (
    // biome-ignore lint/performance/noImgElement: a drawing of our own, which nothing could make smaller
    <img
      src={`/api/v1${hrefOf(item)}/thumbnail.svg?version=${item.version}`}
      alt={t("ground", { width: widthCm, depth: depthCm })}
      width={widthCm}
      height={depthCm}
      loading="lazy"
      decoding="async"
    />
  );
}

async function EntryWhen({ entry }: { readonly entry: LibraryEntry }) {
  const language = (await getLocale()) as Language;
  const nation = await nationWords();
  const field = await getTranslations("battlefield");
  const parts =
    entry.kind === "map"
      ? [field(`areas.${entry.field.area}`), entry.field.seed]
      : whenParts(entry, language, nation);
  return <p className="wwhen">{parts.filter(Boolean).join(" · ")}</p>;
}

function whenParts(
  entry: Exclude<LibraryEntry, { kind: "map" }>,
  language: Language,
  nation: (code: string) => string,
): readonly (string | number | null)[] {
  if (entry.kind === "scenario") {
    const { date, place } = entry.view;
    return [date && formatBattleDate(language, date), place];
  }
  if (entry.kind === "army-list") return [nation(entry.list.nation), entry.list.year];
  const { nation: code, nationName, edition } = entry.book;
  return [code === null ? nationName : nation(code), edition];
}

async function EntryFacts({ entry }: { readonly entry: LibraryEntry }) {
  const t = await getTranslations("library");
  return (
    <p className="facts">
      {factParts(entry, t)
        .filter(Boolean)
        .map((fact) => (
          <span key={String(fact)}>{fact}</span>
        ))}
    </p>
  );
}

function factParts(
  entry: LibraryEntry,
  t: (key: string, values: Record<string, number>) => string,
): ReactNode[] {
  const size = entry.item.size ?? 0;
  if (entry.kind === "army-list") return [entry.list.format.name, t("bases", { count: size })];
  if (entry.kind === "army-book") {
    return [
      t("entries", { count: size }),
      t("commanders", { count: entry.book.commanders.length }),
    ];
  }
  if (entry.kind === "map") {
    const { widthCm, depthCm } = entry.field.table;
    return [t("pieces", { count: size }), t("table", { width: widthCm, depth: depthCm })];
  }
  const { map, bounds } = entry.view;
  return [
    t("units", { count: size }),
    t("table", { width: map.widthCm, depth: map.depthCm }),
    bounds && t("bounds", { count: bounds }),
  ];
}
