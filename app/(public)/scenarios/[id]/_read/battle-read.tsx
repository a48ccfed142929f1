import { Copy, Map as MapIcon, PencilRuler, Printer, Users } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { buttonLook } from "@/app/_ui/button-look";
import { Facts } from "@/app/_ui/facts";
import { LinkButton } from "@/app/_ui/link-button";
import { MarkdownView } from "@/app/_ui/markdown-view";
import type { BattleScenario } from "@/lib/domain/bogowie-wojny/scenario/battle-scenario";
import type { BattleScenarioView } from "@/lib/domain/bogowie-wojny/scenario/view-for";
import { formatBattleDate } from "@/lib/i18n/formats";
import { forkScenario } from "../../../_copying/actions";
import { CopyHere } from "../../../_copying/copy-here";
import { copyWords } from "../../../_copying/copy-words";
import { WordsOfDocument } from "../../../_reading/whose-words";
import {
  BattlefieldPart,
  BattleKnown,
  Forces,
  ForceTexts,
  type LinkTo,
  Objectives,
  Text,
  type ViewProps,
} from "./battle-known";

interface BattleReadProps {
  readonly id: string;
  readonly view: BattleScenarioView;
  /** As its author wrote it, for what the page says of its languages. */
  readonly written: Pick<BattleScenario, "language" | "translations">;
  readonly owner: string;
  readonly forkedFrom: { readonly id: string | null; readonly title: string } | null;
  readonly linkTo: LinkTo;
  readonly mayReadWhole: boolean;
  readonly mayEdit: boolean;
  readonly signedIn: boolean;
  /** The seal, or nothing where the umpire's part is open. */
  readonly gate: ReactNode;
  readonly children: ReactNode;
}

/** A scenario of Bogowie Wojny: what everybody may know, and the umpire's part or its seal. */
export async function BattleRead(props: BattleReadProps) {
  const { id, view, linkTo, gate, children } = props;
  const t = await getTranslations("scenarioRead");
  const words = await getTranslations("battleScenario.read");
  const texts = [
    [t("commonKnowledge"), view.commonKnowledge],
    [words("specialRules"), view.specialRules],
    [t("credits"), view.credits],
  ] as const;
  return (
    <>
      <BattleHead {...props} />
      <div className="mt-5 grid items-start gap-6 tablet:grid-cols-2 desktop:gap-10">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <section>
            <h2 className="mb-2">{t("summary")}</h2>
            {view.summary ? (
              <MarkdownView text={view.summary} lang={view.language} />
            ) : (
              <p className="text-ink-3">{t("noSummary")}</p>
            )}
            {texts.map(([title, text]) => (
              <Text key={title} title={title} text={text} lang={view.language} />
            ))}
          </section>
          {view.umpire ? <BattleUmpire id={id} view={view} /> : gate}
          {children}
        </div>
        <div className="grid min-w-0 gap-6">
          <BattlefieldPart view={view} linkTo={linkTo} />
          <Forces view={view} linkTo={linkTo} />
          <Objectives view={view} />
        </div>
      </div>
    </>
  );
}

async function BattleHead({ id, view, written, owner, forkedFrom, ...may }: BattleReadProps) {
  const t = await getTranslations("scenarioRead");
  const words = await getTranslations("battleScenario");
  const language = await getLocale();
  const when = [view.date && formatBattleDate(language, view.date), view.place].filter(Boolean);
  return (
    <header className="border-rule-2 border-b-3 border-double pb-4">
      <p className="text-ink-3 text-xs">
        <a href="/library">{t("library")}</a> <span aria-hidden="true">›</span> {words("system")}{" "}
        <span aria-hidden="true">›</span> {t("by", { name: owner })}
      </p>
      <h1 className="mt-0.5 text-3xl" lang={view.language}>
        {view.title}
      </h1>
      {when.length > 0 && (
        <p className="mb-1 font-serif text-ink-2 text-lg leading-normal italic">
          {when.join(", ")}
        </p>
      )}
      {view.turns !== null && (
        <Facts>
          <span>{words("read.turns", { count: view.turns })}</span>
        </Facts>
      )}
      <WordsOfDocument
        written={written}
        shown={view}
        further={view.umpire ? "whole=yes" : "whole=no"}
      />
      {forkedFrom && (
        <p className="text-ink-3">
          {t("forkedFrom")}{" "}
          {forkedFrom.id ? (
            <a href={`/scenarios/${forkedFrom.id}`}>{forkedFrom.title}</a>
          ) : (
            forkedFrom.title
          )}
        </p>
      )}
      {may.mayReadWhole && <Actions id={id} hasField={view.battlefield !== null} {...may} />}
    </header>
  );
}

interface ActionsProps extends Pick<BattleReadProps, "id" | "signedIn" | "mayEdit"> {
  readonly hasField: boolean;
}

async function Actions({ id, signedIn, mayEdit, hasField }: ActionsProps) {
  const t = await getTranslations("scenarioRead");
  const game = await getTranslations("battleGame");
  if (!signedIn) {
    return (
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyHere kind="scenario" id={id} look="primary" words={await copyWords(t("copy"))} />
        {hasField && (
          <CopyHere
            kind="scenario"
            id={id}
            part="ground"
            words={await copyWords(t("copyGround"))}
          />
        )}
      </div>
    );
  }
  return (
    <form className="mt-3 flex flex-wrap gap-2" action={forkScenario}>
      <input type="hidden" name="id" value={id} />
      {mayEdit ? (
        <LinkButton
          look="primary"
          href={`/scenarios/${id}/edit`}
          icon={<PencilRuler aria-hidden />}
        >
          {t("openDesk")}
        </LinkButton>
      ) : (
        <button className={buttonLook({ look: "primary" })} type="submit">
          <Copy aria-hidden />
          {t("copy")}
        </button>
      )}
      {hasField && (
        <button className={buttonLook()} type="submit" name="part" value="ground">
          <MapIcon aria-hidden />
          {t("copyGround")}
        </button>
      )}
      <LinkButton href={`/scenarios/${id}/games`} icon={<Users aria-hidden />}>
        {game("play")}
      </LinkButton>
    </form>
  );
}

/** Notes for the umpire, and each side's brief, to read and to print. */
async function BattleUmpire({ id, view }: ViewProps & { readonly id: string }) {
  const t = await getTranslations("scenarioRead");
  const words = await getTranslations("battleScenario.read");
  return (
    <section id="umpire" className="scroll-mt-14 border border-brass bg-sheet px-5 py-4">
      <h2 className="mb-2">{t("umpire")}</h2>
      <p className="mb-4 flex flex-wrap gap-2">
        {view.forces.map(({ id: sideId, name }) => (
          <a key={sideId} className={buttonLook()} href={`/scenarios/${id}?brief=${sideId}`}>
            <Printer aria-hidden />
            {words("printBrief", { name })}
          </a>
        ))}
      </p>
      <Text title={words("umpireNotes")} text={view.umpire?.notes ?? ""} lang={view.language} />
      {view.forces.map((force) => (
        <section key={force.id} className="mt-4 border-rule-2 border-t pt-3">
          <h3 lang={view.language}>{force.name}</h3>
          <ForceTexts force={force} lang={view.language} />
        </section>
      ))}
    </section>
  );
}

interface BattleBriefProps extends Pick<BattleReadProps, "id" | "written" | "linkTo"> {
  /** The view of the side whose brief it is. */
  readonly view: BattleScenarioView;
}

/** One side's tasks and brief with all that it may know, on a page to print. */
export async function BattleBrief({ id, view, written, linkTo }: BattleBriefProps) {
  const words = await getTranslations("battleScenario.read");
  const own = view.forces.find((force) => force.own !== null);
  const lang = view.language;
  return (
    <>
      <p className="mb-3 text-sm print:hidden">
        <a href={`/scenarios/${id}?whole=yes#umpire`}>{words("back")}</a> · {words("print")}
      </p>
      <div className="print:hidden">
        <WordsOfDocument written={written} shown={view} further={`brief=${own?.id ?? ""}`} />
      </div>
      <h1 lang={lang}>{view.title}</h1>
      <h2 lang={lang}>{own && words("briefFor", { name: own.name })}</h2>
      <BattleKnown view={view} linkTo={linkTo} />
    </>
  );
}
