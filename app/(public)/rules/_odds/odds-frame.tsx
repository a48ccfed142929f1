import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { ComponentProps, ReactNode } from "react";
import { PageHead } from "@/app/(public)/_reading/page-head";
import { JumpToAside, RulesAside } from "../_tables/rules-aside";
import { RulesFrame } from "../_tables/rules-frame";

interface OddsFrameProps {
  readonly system: ComponentProps<typeof RulesFrame>["system"];
  readonly edition: ReactNode;
  readonly name: string;
  /** The current roll. */
  readonly roll: string;
  readonly links: ComponentProps<typeof RollLinks>["links"];
  /** The odds, if the question has no faults. */
  readonly answer: ReactNode;
  /** Shown below the odds. */
  readonly besides?: ReactNode;
  /** The form. */
  readonly children: ReactNode;
}

/** The exact odds of a roll: its circumstances next to the possible results. */
export async function OddsFrame(props: OddsFrameProps) {
  const { system, edition, name, roll, links, answer, besides, children } = props;
  const t = await getTranslations("rules.odds");
  const current = links.find(({ id }) => id === roll)?.label ?? "";
  return (
    <RulesFrame
      system={system}
      current="odds"
      asideWidth="wide"
      aside={
        // The space below is for the short answer at the foot of a phone.
        <RulesAside id="answer" title={current} className="max-tablet:px-3 max-tablet:pb-27">
          {answer ?? (
            <p role="status" className="font-semibold text-error text-sm">
              {t("notPossible")}
            </p>
          )}
          {besides}
        </RulesAside>
      }
    >
      <PageHead>
        <div>
          {edition}
          <h1>{name}</h1>
          <JumpToAside id="answer">{t("toAnswer")}</JumpToAside>
        </div>
      </PageHead>
      <RollLinks label={t("roll")} current={roll} links={links} />
      {children}
    </RulesFrame>
  );
}

interface RollLink {
  readonly id: string;
  /** The number of the table or chapter. */
  readonly number: string;
  readonly label: string;
  readonly query: Readonly<Record<string, string>>;
}

interface RollLinksProps {
  readonly label: string;
  readonly current: string;
  readonly links: readonly RollLink[];
}

/** Links to the rolls whose odds can be calculated; the current one is marked. */
function RollLinks({ label, current, links }: RollLinksProps) {
  return (
    <nav className="flex flex-wrap gap-2 py-4" aria-label={label}>
      {links.map(({ id, number, label: name, query }) => (
        <Link
          key={id}
          href={{ query }}
          prefetch={false}
          aria-current={id === current ? "page" : undefined}
          className="inline-flex min-h-control items-center gap-2 rounded-md border border-edge bg-sheet px-3 text-ink text-sm no-underline hover:bg-hover chosen:border-brass chosen:bg-select chosen:font-semibold chosen:shadow-here max-tablet:flex-auto"
        >
          <span className="font-semibold font-serif text-ink-2 text-xs leading-none">{number}</span>{" "}
          {name}
        </Link>
      ))}
    </nav>
  );
}
