import { getTranslations } from "next-intl/server";
import type { ComponentProps, ReactNode } from "react";
import { PageHead } from "@/app/(public)/_reading/page-head";
import { JumpToAside, RulesAside } from "../_tables/rules-aside";
import { RulesFrame } from "../_tables/rules-frame";
import { RollLinks } from "./roll-links";

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
