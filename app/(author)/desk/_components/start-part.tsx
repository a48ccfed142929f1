import { CalendarDays, Dices, Plus, Users } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { LinkButton } from "@/app/_ui/link-button";
import { NewScenario, type NewScenarioProps } from "./new-scenario";

interface StartPartProps {
  readonly scenario: NewScenarioProps;
  /** Whether there is an account, which games, clubs and events require. */
  readonly isMember: boolean;
}

/** Everything that can be started for either game, the one of the reader's language first, and places to play. */
export async function StartPart({ scenario, isMember }: StartPartProps) {
  const t = await getTranslations("account.desk");
  const systems = await getTranslations("common.system");
  const groups = [
    <StartGroup key="belle-alliance" title={systems("belle-alliance")}>
      <NewScenario {...scenario} />
    </StartGroup>,
    <StartGroup key="bogowie-wojny" title={systems("bogowie-wojny")}>
      <StartLink href="/army-lists/new">{t("newList")}</StartLink>
      <StartLink href="/army-books/new">{t("newBook")}</StartLink>
      <StartLink href="/maps/new">{t("newField")}</StartLink>
    </StartGroup>,
  ];
  return (
    <section
      id="start"
      aria-labelledby="start-title"
      className="grid gap-4 border border-rule-2 bg-sheet p-4"
    >
      <h2 id="start-title">{t("start")}</h2>
      {(await getLocale()) === "pl" ? groups.toReversed() : groups}
      {isMember && (
        <StartGroup title={t("play")}>
          <LinkButton href="/games" look="bare" icon={<Dices aria-hidden />}>
            {t("games")}
          </LinkButton>
          <LinkButton href="/clubs" look="bare" icon={<Users aria-hidden />}>
            {t("clubs")}
          </LinkButton>
          <LinkButton href="/events" look="bare" icon={<CalendarDays aria-hidden />}>
            {t("events")}
          </LinkButton>
        </StartGroup>
      )}
    </section>
  );
}

interface StartGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

function StartGroup({ title, children }: StartGroupProps) {
  return (
    <div className="grid gap-2">
      <h3 className="small-caps">{title}</h3>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

function StartLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <LinkButton href={href} icon={<Plus aria-hidden />}>
      {children}
    </LinkButton>
  );
}
