import { Copy, Map as MapIcon, PencilRuler, Printer, Users } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { buttonLook } from "@/app/_ui/button-look";
import { Facts } from "@/app/_ui/facts";
import { LinkButton } from "@/app/_ui/link-button";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { addressOfVariant, variantAddress } from "@/lib/domain/document/variants/variant-address";
import type { UserRole } from "@/lib/domain/people/permissions";
import { formatBattleDate } from "@/lib/i18n/formats";
import { forkScenario } from "../../../_copying/actions";
import { CopyHere } from "../../../_copying/copy-here";
import { copyWords } from "../../../_copying/copy-words";
import { WhoseWords } from "../../../_reading/whose-words";
import { playersWords } from "../../../library/_components/library-words";
import { GroundSource } from "../../../maps/_map/ground-read";

interface ReadHeadProps {
  readonly id: string;
  readonly view: ScenarioView;
  readonly owner: { readonly name: string; readonly role: UserRole };
  readonly forkedFrom: { readonly id: string | null; readonly title: string } | null;
  /** Whether the umpire's part is shown. */
  readonly isWhole: boolean;
  readonly signedIn: boolean;
  /** Whether its edition is open to this reader, who may then copy it and begin games of it. */
  readonly mayReadWhole: boolean;
  readonly mayEdit: boolean;
  /** What the page shows a variant of; null if it shows the scenario itself. */
  readonly whole: ScenarioView | null;
}

/** Title, date, place, facts, owner, and the main action. */
export async function ReadHead(props: ReadHeadProps) {
  const { view, owner } = props;
  const t = await getTranslations("scenarioRead");
  const language = await getLocale();
  const when = [view.date && formatBattleDate(language, view.date), view.place].filter(Boolean);
  const by = owner.role === "member" ? owner.name : t(`owner.${owner.role}`);
  return (
    <header className="relative border-rule-2 border-b-3 border-double pb-4 max-tablet:pb-3">
      <p className="text-ink-3 text-xs">
        <a href="/library">{t("library")}</a> <span aria-hidden="true">›</span> Belle Alliance{" "}
        <span aria-hidden="true">›</span> {t("by", { name: by })}
      </p>
      <h1 className="mt-0.5 text-3xl" lang={view.language}>
        {view.title}
      </h1>
      {when.length > 0 && (
        <p className="mb-1 font-serif text-ink-2 text-lg leading-normal italic">
          {when.join(", ")}
        </p>
      )}
      <ScenarioFacts view={view} />
      <Variants id={props.id} whole={props.whole ?? view} />
      <WhoseWords {...view} further={props.isWhole ? "whole=yes" : ""} />
      {props.forkedFrom && <ForkedFrom {...props.forkedFrom} />}
      {view.groundFrom && (
        <p className="text-ink-3">
          {t("groundFrom")}: <GroundSource origin={view.groundFrom} />
        </p>
      )}
      <p className="mt-1 text-sm">
        <a
          className="inline-flex min-h-6 items-center gap-1.5 touch:min-h-11"
          href={`/api/v1/scenarios/${props.id}/packs/public.pdf?lang=${view.language}`}
        >
          <Printer className="size-4" aria-hidden />
          {t("printPublic")}
        </a>
      </p>
      {props.mayReadWhole && <MainAction {...props} />}
    </header>
  );
}

async function ScenarioFacts({ view }: { readonly view: ScenarioView }) {
  const t = await getTranslations("scenarioRead");
  const shelf = await getTranslations("library");
  const units = view.sides.reduce((sum, side) => sum + (side.totals?.units ?? 0), 0);
  const { widthCm, depthCm } = view.map;
  return (
    <Facts>
      <span>{view.isSealed ? t("facts.sealed") : t("facts.units", { count: units })}</span>
      <span>{t("facts.table", { widthCm, depthCm })}</span>
      {view.players && <span>{shelf("players", playersWords(view.players))}</span>}
      {view.bounds !== null && <span>{t("facts.bounds", { count: view.bounds })}</span>}
      {view.startTime !== null && <span>{t("facts.from", { time: view.startTime })}</span>}
    </Facts>
  );
}

interface VariantsProps {
  readonly id: string;
  readonly whole: ScenarioView;
}

/** The scenario and its variants, each a page; nothing where there are none. */
async function Variants({ id, whole }: VariantsProps) {
  const t = await getTranslations("scenarioRead.variants");
  if (whole.variants.length === 0) return null;
  const { id: wholeId, variant } = variantAddress(id);
  const chosen = whole.variants.find((each) => each.id === variant);
  const pages = [
    { href: `/scenarios/${wholeId}`, name: t("whole"), isHere: variant === null },
    ...whole.variants.map((each) => ({
      href: `/scenarios/${addressOfVariant(wholeId, each.id)}`,
      name: each.name,
      isHere: each.id === variant,
    })),
  ];
  return (
    <nav className="mt-2" aria-label={t("title")}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {pages.map(({ href, name, isHere }) => (
          <li key={href}>
            <a
              className="inline-flex min-h-6 items-center no-underline chosen:font-semibold chosen:text-ink touch:min-h-11"
              href={href}
              aria-current={isHere ? "page" : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      {chosen?.note && <p className="text-ink-2 text-sm">{chosen.note}</p>}
    </nav>
  );
}

async function ForkedFrom({ id, title }: { readonly id: string | null; readonly title: string }) {
  const t = await getTranslations("scenarioRead");
  return (
    <p className="text-ink-3">
      {t("forkedFrom")} {id ? <a href={`/scenarios/${id}`}>{title}</a> : title}
    </p>
  );
}

/** Next to the title; on a phone below it, across the full width. */
const ACTION_PLACE =
  "absolute end-0 bottom-4 flex gap-2 max-tablet:static max-tablet:mt-3 max-tablet:flex-wrap max-tablet:*:flex-1";

async function MainAction(props: ReadHeadProps) {
  const { id, signedIn, mayEdit } = props;
  const t = await getTranslations("scenarioRead");
  const game = await getTranslations("scenarioGame");
  if (signedIn) {
    return (
      <form className={ACTION_PLACE} action={forkScenario}>
        <input type="hidden" name="id" value={id} />
        <LinkButton href={`/scenarios/${id}/games`} icon={<Users aria-hidden />}>
          {game("read.play")}
        </LinkButton>
        <button className={buttonLook()} type="submit" name="part" value="ground">
          <MapIcon aria-hidden />
          {t("copyGround")}
        </button>
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
      </form>
    );
  }
  return (
    <div className={ACTION_PLACE}>
      <CopyHere kind="scenario" id={id} part="ground" words={await copyWords(t("copyGround"))} />
      <CopyHere kind="scenario" id={id} look="primary" words={await copyWords(t("copy"))} />
    </div>
  );
}
