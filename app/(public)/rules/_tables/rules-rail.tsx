import { BookOpen, Dices, LayoutList, Map as MapSign, Printer } from "lucide-react";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { tv } from "tailwind-variants/lite";
import { listBogowieWojnyTables } from "@/lib/usecases/bogowie-wojny/rules/tables";
import { RULES_SYSTEMS, type RulesSystem } from "./rules-system";
import { TABLE_NUMBERS } from "./table-numbers";
import { bogowieWojnyWords } from "./words";

const railLook = tv({
  slots: {
    rail: [
      "flex border-rule-2 bg-paper print:hidden",
      "max-tablet:overflow-x-auto max-tablet:border-b max-tablet:scrollbar-none",
      "tablet:sticky tablet:top-bar tablet:h-[calc(100dvh-var(--spacing-bar))] tablet:flex-col tablet:overflow-auto tablet:border-e tablet:py-3 tablet:max-desktop:row-span-2",
    ],
    link: [
      "flex min-h-7.5 flex-none items-center border-transparent text-ink-2 text-sm leading-tight no-underline -outline-offset-3 touch:min-h-11",
      "hover:bg-hover hover:text-ink aria-[current]:border-brass aria-[current]:bg-sheet aria-[current]:font-semibold aria-[current]:text-ink",
      "max-tablet:gap-1.5 max-tablet:whitespace-nowrap max-tablet:border-b-3 max-tablet:px-3",
      "tablet:gap-2.5 tablet:border-s-3 tablet:py-0.75 tablet:ps-3.25 tablet:pe-3",
      "forced-colors:not-aria-[current]:border-[Canvas]",
    ],
    mark: "flex-none text-end font-semibold font-serif text-ink-3 text-xs tabular-nums leading-none",
    icon: "flex-none",
    line: "mx-4 my-2 flex-none border-rule border-t max-tablet:hidden",
  },
  variants: {
    system: {
      "belle-alliance": { mark: "w-5", icon: "w-5" },
      "bogowie-wojny": { mark: "w-8.5", icon: "w-8.5" },
    },
  },
});

interface RulesRailProps {
  readonly system: RulesSystem;
  /** The id of the current table, or of another page: "overview", "odds", "battlefield", "reference". */
  readonly current: string;
}

/** The pages of each book besides its tables. */
const BESIDE: Readonly<Record<RulesSystem, readonly (keyof typeof SIGNS)[]>> = {
  "belle-alliance": ["odds", "reference"],
  "bogowie-wojny": ["odds", "battlefield", "reference"],
};
const SIGNS = { odds: Dices, battlefield: MapSign, reference: Printer } as const;

/**
 * The navigation to all pages of a rule book. The tables are last because on a phone they would push the rest out of
 * sight.
 */
export async function RulesRail({ system, current }: RulesRailProps) {
  const t = await getTranslations("rules");
  const common = await getTranslations("common");
  const book = `/rules/${system}`;
  const looks = railLook({ system });
  const entry = { current, className: looks.link() };
  return (
    <nav className={looks.rail()} aria-label={t(`tables.${system}`)}>
      <Entry {...entry} place="overview" href={book}>
        <LayoutList className={looks.icon()} aria-hidden /> {t("overview")}
      </Entry>
      {BESIDE[system].map((place) => {
        const Sign = SIGNS[place];
        return (
          <Entry {...entry} key={place} place={place} href={`${book}/${place}`}>
            <Sign className={looks.icon()} aria-hidden /> {t(`${place}.name`)}
          </Entry>
        );
      })}
      {RULES_SYSTEMS.filter((other) => other !== system).map((other) => (
        <Link key={other} href={`/rules/${other}`} prefetch={false} className={looks.link()}>
          <BookOpen className={looks.icon()} aria-hidden /> {common(`system.${other}`)}
        </Link>
      ))}
      <hr className={looks.line()} />
      {(await railTables(system)).map(({ id, ref, name }) => (
        <Entry {...entry} key={id} place={id} href={`${book}/tables/${id}`}>
          <span className={looks.mark()}>{ref}</span> <span>{name}</span>
        </Entry>
      ))}
    </nav>
  );
}

/** A table in the navigation. */
interface RailTable {
  readonly id: string;
  /** Its number, or its chapter. */
  readonly ref: string;
  readonly name: string;
}

/** The tables of a rule book in its order, by their shortest names. */
async function railTables(system: RulesSystem): Promise<RailTable[]> {
  if (system === "bogowie-wojny") {
    const heads = listBogowieWojnyTables(await bogowieWojnyWords());
    return heads.map(({ id, chapter, title }) => ({ id, ref: chapter, name: title }));
  }
  const t = await getTranslations("rules.short");
  return TABLE_NUMBERS.map((n) => ({ id: String(n), ref: String(n), name: t(`t${n}`) }));
}

interface EntryProps extends Pick<RulesRailProps, "current"> {
  readonly place: string;
  readonly href: string;
  readonly className: string;
  readonly children: ReactNode;
}

function Entry({ place, href, current, className, children }: EntryProps) {
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={place === current ? "page" : undefined}
      className={className}
    >
      {children}
    </Link>
  );
}
