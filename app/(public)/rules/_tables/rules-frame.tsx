import { BookOpen, Dices, LayoutList, Map as MapSign, Printer } from "lucide-react";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Footer } from "@/app/_frame/footer";
import { classNames } from "@/app/_ui/class-names";
import { listBogowieWojnyTables } from "@/lib/usecases/rules/bogowie-wojny-tables";
import { RULES_SYSTEMS, type RulesSystem } from "./rules-system";
import { TABLE_NUMBERS } from "./table-numbers";
import { bogowieWojnyWords } from "./words";

interface RulesFrameProps {
  readonly system: RulesSystem;
  /** The id of the table shown, or the page beside the tables: "overview", "odds", "battlefield", "reference". */
  readonly current: string;
  readonly children: ReactNode;
  /** What stands beside the table at a desk and under it on a phone. */
  readonly aside?: ReactNode;
}

/** A page of a rule book with the way to all its others at the side. */
export function RulesFrame({ system, current, children, aside }: RulesFrameProps) {
  return (
    <div className={aside ? "rules withaside" : "rules"}>
      <Rail system={system} current={current} />
      <div className="rulesbody">
        <main id="main" className="rulesmain" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
      {aside}
    </div>
  );
}

/** The pages beside the tables that each book has. */
const BESIDE: Readonly<Record<RulesSystem, readonly (keyof typeof SIGNS)[]>> = {
  "belle-alliance": ["odds", "reference"],
  "bogowie-wojny": ["odds", "battlefield", "reference"],
};
const SIGNS = { odds: Dices, battlefield: MapSign, reference: Printer } as const;

/** The tables come last, for on a phone they would push all else out of sight. */
async function Rail({ system, current }: Pick<RulesFrameProps, "system" | "current">) {
  const t = await getTranslations("rules");
  const common = await getTranslations("common");
  const book = `/rules/${system}`;
  return (
    <nav className={classNames("rail rulesrail", system)} aria-label={t(`tables.${system}`)}>
      <Entry place="overview" href={book} current={current}>
        <LayoutList aria-hidden /> {t("overview")}
      </Entry>
      {BESIDE[system].map((place) => {
        const Sign = SIGNS[place];
        return (
          <Entry key={place} place={place} href={`${book}/${place}`} current={current}>
            <Sign aria-hidden /> {t(`${place}.name`)}
          </Entry>
        );
      })}
      {RULES_SYSTEMS.filter((other) => other !== system).map((other) => (
        <Link key={other} href={`/rules/${other}`} prefetch={false}>
          <BookOpen aria-hidden /> {common(`system.${other}`)}
        </Link>
      ))}
      <hr />
      {(await railTables(system)).map(({ id, ref, name }) => (
        <Entry key={id} place={id} href={`${book}/tables/${id}`} current={current}>
          <span className="tn">{ref}</span> <span>{name}</span>
        </Entry>
      ))}
    </nav>
  );
}

/** A table as the rail beside a rule book names it. */
interface RailTable {
  readonly id: string;
  /** Its number, or its chapter. */
  readonly ref: string;
  readonly name: string;
}

/** The tables of a rule book in its order, by the shortest names there are. */
async function railTables(system: RulesSystem): Promise<RailTable[]> {
  if (system === "bogowie-wojny") {
    const heads = listBogowieWojnyTables(await bogowieWojnyWords());
    return heads.map(({ id, chapter, title }) => ({ id, ref: chapter, name: title }));
  }
  const t = await getTranslations("rules.short");
  return TABLE_NUMBERS.map((n) => ({ id: String(n), ref: String(n), name: t(`t${n}`) }));
}

interface EntryProps extends Pick<RulesFrameProps, "current" | "children"> {
  readonly place: string;
  readonly href: string;
}

function Entry({ place, href, current, children }: EntryProps) {
  return (
    <Link href={href} prefetch={false} aria-current={place === current ? "page" : undefined}>
      {children}
    </Link>
  );
}
