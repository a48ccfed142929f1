import { ListFilter } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { buttonLook } from "@/app/_ui/button-look";
import { classNames } from "@/app/_ui/class-names";
import { Count } from "@/app/_ui/count";
import { inputLook } from "@/app/_ui/field-look";
import { NativeTick } from "@/app/_ui/native-tick";
import { CAMPAIGNS } from "@/lib/domain/document/campaign";
import { SIZE_CLASSES } from "@/lib/domain/document/catalogue-facts";
import { LANGUAGES } from "@/lib/domain/document/language";
import { type FacetCounts, MANY_PLAYERS, TABLE_CLASSES } from "@/lib/domain/kinds/catalogue-query";
import { type LibraryQuery, PLAYER_COUNTS, SYSTEMS } from "../library-query";
import type { ClubNames } from "./club-names";
import { Box, Facet } from "./facet";
import { nationWords } from "./library-words";

interface FacetsProps {
  readonly query: LibraryQuery;
  readonly counts: FacetCounts;
  /** The number of filters set, shown if the facets are folded. */
  readonly set: number;
  /** The reader's own clubs, and others named in the query. */
  readonly clubs: ClubNames;
  readonly isSignedIn: boolean;
}

const NATIONS_SHOWN = 8;

/**
 * The filters of the library, each value with the number of works it would leave. On narrow screens they unfold from a
 * button above the works.
 */
export async function Facets({ query, counts, set, clubs, isSignedIn }: FacetsProps) {
  const t = await getTranslations("library");
  return (
    <section className="max-desktop:mb-4 desktop:row-span-2" aria-label={t("narrow")}>
      <details className="desktop:details-content:block desktop:details-content:[content-visibility:visible]">
        <summary
          className={buttonLook({
            className:
              "inline-flex list-none desktop:supports-[selector(::details-content)]:hidden",
          })}
        >
          <ListFilter aria-hidden />
          {t("narrow")}
          <Count n={set} look="warn" />
        </summary>
        <div className="gap-8 max-desktop:mt-3 tablet:max-desktop:columns-3">
          <FacetFields query={query} counts={counts} clubs={clubs} isSignedIn={isSignedIn} />
        </div>
        <button
          type="submit"
          className={buttonLook({ className: "[@media(scripting:enabled)]:hidden" })}
        >
          {t("show")}
        </button>
      </details>
    </section>
  );
}

async function FacetFields({ query, counts, clubs, isSignedIn }: Omit<FacetsProps, "set">) {
  const t = await getTranslations("library");
  const common = await getTranslations("common");
  return (
    <>
      <Facet title={t("facet.system")}>
        {SYSTEMS.map((value) => (
          <Box key={value} name="system" value={value} query={query} counts={counts}>
            {common(`system.${value}`)}
          </Box>
        ))}
      </Facet>
      <Facet title={t("facet.players")}>
        {PLAYER_COUNTS.map((value) => (
          <Box key={value} name="players" value={value} query={query} counts={counts}>
            {Number(value) < MANY_PLAYERS ? value : t("sixOrMore")}
          </Box>
        ))}
      </Facet>
      <Facet title={t("facet.size")}>
        {SIZE_CLASSES.map((value) => (
          <Box key={value} name="size" value={value} query={query} counts={counts}>
            {t(`size.${value}`)}
          </Box>
        ))}
      </Facet>
      <Facet title={t("facet.table")}>
        {(Object.keys(TABLE_CLASSES) as (keyof typeof TABLE_CLASSES)[]).map((value) => (
          <Box key={value} name="table" value={value} query={query} counts={counts}>
            {t(`tableClass.${value}`)}
          </Box>
        ))}
      </Facet>
      <CampaignFacet query={query} counts={counts} />
      <Facet title={t("facet.year")}>
        <YearChart counts={counts.year} from={query.yearFrom} to={query.yearTo} />
        <div className="flex items-center gap-2 text-sm">
          <YearField name="yearFrom" label={t("yearFrom")} value={query.yearFrom} />
          <span className="text-ink-3">{t("to")}</span>
          <YearField name="yearTo" label={t("yearTo")} value={query.yearTo} />
        </div>
      </Facet>
      <NationFacet query={query} counts={counts} />
      <Facet title={t("facet.language")}>
        {LANGUAGES.map((value) => (
          <Box key={value} name="language" value={value} query={query} counts={counts}>
            {common(`language.${value}`)}
          </Box>
        ))}
      </Facet>
      {Object.keys(clubs).length > 0 && (
        <Facet title={t("facet.club")}>
          {Object.entries(clubs).map(([slug, name]) => (
            <Box key={slug} name="club" value={slug} query={query} counts={counts}>
              {name}
            </Box>
          ))}
        </Facet>
      )}
      {isSignedIn && (
        <Facet title={t("facet.other")}>
          <NativeTick spacing="tight" name="mine" value="1" defaultChecked={query.mine}>
            {t("mine")}
          </NativeTick>
        </Facet>
      )}
    </>
  );
}

/** The campaigns with at least one battle, by year. */
async function CampaignFacet({ query, counts }: Pick<FacetsProps, "query" | "counts">) {
  const t = await getTranslations("library");
  const names = await getTranslations("campaigns");
  const present = CAMPAIGNS.filter(
    (each) => counts.campaign[each] !== undefined || query.campaign.includes(each),
  );
  if (present.length === 0) return null;
  return (
    <Facet title={t("facet.campaign")}>
      {present.map((value) => (
        <Box key={value} name="campaign" value={value} query={query} counts={counts}>
          {names(value)}
        </Box>
      ))}
    </Facet>
  );
}

/** The years of the wars this library is about; the chart omits others, which can only be typed in the fields. */
const FIRST = 1792;
const LAST = 1815;

interface YearChartProps {
  readonly counts: Readonly<Record<string, number>>;
  readonly from: number | null;
  readonly to: number | null;
}

/** The number of works for each year, as bars; those in the chosen years are dark. */
function YearChart({ counts, from, to }: YearChartProps) {
  const years = Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index);
  const most = Math.max(1, ...years.map((year) => counts[year] ?? 0));
  return (
    <div className="mt-1 mb-1.5 flex h-9.5 items-end gap-0.75 border-b border-edge" aria-hidden>
      {years.map((year) => (
        <i
          key={year}
          title={`${year}: ${counts[year] ?? 0}`}
          className={classNames(
            "min-h-0.5 flex-1",
            (from ?? FIRST) <= year && year <= (to ?? LAST) ? "bg-ink-2" : "bg-rule-2",
          )}
          style={{ height: `${Math.max(2, ((counts[year] ?? 0) / most) * 100)}%` }}
        />
      ))}
    </div>
  );
}

/** The nations with works, most frequent first; those after the first eight unfold. */
async function NationFacet({ query, counts }: Pick<FacetsProps, "query" | "counts">) {
  const t = await getTranslations("library");
  const words = await nationWords();
  const codes = [...new Set([...query.nation, ...Object.keys(counts.nation)])].sort(
    (a, b) => (counts.nation[b] ?? 0) - (counts.nation[a] ?? 0) || words(a).localeCompare(words(b)),
  );
  const box = (value: string) => (
    <Box key={value} name="nation" value={value} query={query} counts={counts}>
      {words(value)}
    </Box>
  );
  const further = codes.slice(NATIONS_SHOWN);
  return (
    <Facet title={t("facet.nation")}>
      {codes.slice(0, NATIONS_SHOWN).map(box)}
      {further.length > 0 && (
        <details open={further.some((code) => query.nation.includes(code))}>
          <summary className="inline-flex min-h-6.5 cursor-pointer items-center text-xs text-ink-2 underline underline-offset-2 touch:min-h-11">
            {t("moreNations", { count: further.length })}
          </summary>
          {further.map(box)}
        </details>
      )}
    </Facet>
  );
}

interface YearFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: number | null;
}

function YearField({ name, label, value }: YearFieldProps) {
  return (
    <input
      key={value}
      className={inputLook({ className: "num" })}
      name={name}
      aria-label={label}
      defaultValue={value ?? ""}
      inputMode="numeric"
      pattern="\d{4}"
      maxLength={4}
      autoComplete="off"
    />
  );
}
