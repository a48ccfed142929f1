import { BookOpen, Dices, LayoutList, Printer } from "lucide-react";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Footer } from "@/app/_frame/footer";
import { TABLE_NUMBERS } from "./table-numbers";

/** A page of the Belle Alliance rules: a table by its number, or one of the pages beside them. */
export type RulesPlace = number | "overview" | "odds" | "reference";

export interface RulesFrameProps {
  readonly current: RulesPlace;
  readonly children: ReactNode;
  /** What stands beside the table at a desk and under it on a phone. */
  readonly aside?: ReactNode;
}

/** A page of the rules with the way to all the others at its side. */
export function RulesFrame({ current, children, aside }: RulesFrameProps) {
  return (
    <div className={aside ? "rules withaside" : "rules"}>
      <Rail current={current} />
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

async function Rail({ current }: Pick<RulesFrameProps, "current">) {
  const t = await getTranslations("rules");
  const common = await getTranslations("common");
  return (
    <nav className="rail rulesrail" aria-label={t("tables")}>
      <Entry place="overview" href="/rules/belle-alliance" current={current}>
        <LayoutList className="ic" aria-hidden /> {t("overview")}
      </Entry>
      {TABLE_NUMBERS.map((n) => (
        <Entry key={n} place={n} href={`/rules/belle-alliance/tables/${n}`} current={current}>
          <span className="tn">{n}</span> <TableName n={n} />
        </Entry>
      ))}
      <hr />
      <Entry place="odds" href="/rules/belle-alliance/odds" current={current}>
        <Dices className="ic" aria-hidden /> {t("odds.name")}
      </Entry>
      <Entry place="reference" href="/rules/belle-alliance/reference" current={current}>
        <Printer className="ic" aria-hidden /> {t("reference.name")}
      </Entry>
      <Link href="/rules/bogowie-wojny" prefetch={false}>
        <BookOpen className="ic" aria-hidden /> {common("system.bogowie-wojny")}
      </Link>
    </nav>
  );
}

async function TableName({ n }: { readonly n: number }) {
  const t = await getTranslations("rules.short");
  return <span>{t(`t${n}`)}</span>;
}

interface EntryProps extends Pick<RulesFrameProps, "current" | "children"> {
  readonly place: RulesPlace;
  readonly href: string;
}

function Entry({ place, href, current, children }: EntryProps) {
  return (
    <Link href={href} prefetch={false} aria-current={place === current ? "page" : undefined}>
      {children}
    </Link>
  );
}
