import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { LocalDay } from "@/app/_frame/local-day";
import type { ClubFormatView } from "@/lib/domain/bogowie-wojny/event/club-format";
import type { BogowieWojnyWords } from "@/lib/domain/bogowie-wojny/list/finding";
import {
  priceDifferences,
  readingDifferences,
} from "@/lib/domain/bogowie-wojny/list/format-differences";
import { FORMAT_32_8, type Format } from "@/lib/rules/bogowie-wojny/format";

/** A club format's terms besides its size: objectives, years, bans, and departures from the usual rules or prices. */
export async function FormatTerms({ published }: { readonly published: ClubFormatView }) {
  const { format } = published;
  const t = await getTranslations("clubFormat.terms");
  const { maxTerrainPieces, years } = format;
  return (
    <>
      <dl className="my-2 grid grid-cols-[repeat(auto-fill,minmax(min(--spacing(55),100%),1fr))] gap-x-5 gap-y-3 text-sm">
        <Term term={t("terrain")}>{t("terrainPieces", { n: maxTerrainPieces })}</Term>
        <Term term={t("objectives")}>
          {format.objectivePoints
            ? t("objectivesPoints", format.objectivePoints)
            : t("objectivesShare")}
        </Term>
        {years && (
          <Term term={t("years")}>
            {t("yearsSpan", { from: String(years.from), to: String(years.to) })}
          </Term>
        )}
        <BanTerms bans={format.bans} />
        <ReadingTerms format={format} />
      </dl>
      <History published={published} />
    </>
  );
}

/** The format's bans; nothing if there are none. */
async function BanTerms({ bans }: Pick<Format, "bans">) {
  const t = await getTranslations("clubFormat.terms");
  const rules: BogowieWojnyWords = await getTranslations("bogowieWojny");
  const { unitKinds, upgrades, entries } = bans;
  return (
    <>
      <Names term={t("unitKinds")} names={unitKinds.map((kind) => rules(`units.${kind}`))} />
      <Names term={t("upgrades")} names={upgrades.map((upgrade) => rules(`upgrades.${upgrade}`))} />
      <Names term={t("entries")} names={entries} />
    </>
  );
}

/** The format's departures from the usual readings of the rules and from the usual prices. */
async function ReadingTerms({ format }: { readonly format: Format }) {
  const t = await getTranslations("clubFormat.terms");
  const rules: BogowieWojnyWords = await getTranslations("bogowieWojny");
  const readings = readingDifferences(FORMAT_32_8, format).map((reading) =>
    t("reading", {
      title: `${rules(`readings.${reading}.title`)} [${rules(`readings.${reading}.rule`)}]`,
      way: rules(`readings.${reading}.${format.readings[reading]}`),
    }),
  );
  const prices = priceDifferences(FORMAT_32_8, format).map((price) =>
    t("price", { name: rules(`inferredPrices.${price}`), points: format.inferredPrices[price] }),
  );
  return (
    <>
      <Names term={t("readings")} names={readings.length > 0 ? readings : [t("readingsUsual")]} />
      <Names term={t("prices")} names={prices} />
    </>
  );
}

/** The dates of publication and last change and, for members, who made them. */
async function History({ published }: { readonly published: ClubFormatView }) {
  const t = await getTranslations("clubFormat");
  const { publishedBy, publishedAt, changedAt, version } = published;
  const day = () => <LocalDay instant={publishedAt.toISOString()} />;
  const changedDay = () => <LocalDay instant={changedAt.toISOString()} />;
  return (
    <NextIntlClientProvider messages={null}>
      <p className="hint">
        {publishedBy === null
          ? t.rich("published", { day })
          : t.rich("publishedBy", { name: publishedBy, day })}{" "}
        {version > 1 && t.rich("changedOn", { day: changedDay })}
      </p>
    </NextIntlClientProvider>
  );
}

interface TermProps {
  readonly term: string;
  readonly children: ReactNode;
}

function Term({ term, children }: TermProps) {
  return (
    <div>
      <dt className="text-xs text-ink-2">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A term with a list of names; nothing if the list is empty. */
function Names({ term, names }: { readonly term: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Term term={term}>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Term>
  );
}
