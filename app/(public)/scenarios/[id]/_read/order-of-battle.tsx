import { LockKeyhole } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ArmSign } from "@/app/_map/belle-alliance/arm-sign";
import { Swatch } from "@/app/_map/swatch";
import { classNames } from "@/app/_ui/class-names";
import type {
  ArrivalView,
  FormationView,
  NamesView,
  ScenarioView,
  SideView,
  UnitView,
} from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Language } from "@/lib/domain/document/language";
import { formatNumber, formatSigned } from "@/lib/i18n/formats";
import { Fold } from "./fold";

/** Columns for name, men, figures and valour, aligned down the page. */
const COLUMNS =
  "grid grid-cols-[minmax(0,1fr)_--spacing(14.5)_--spacing(11)_--spacing(13)] items-center gap-x-2 max-tablet:grid-cols-[minmax(0,1fr)_--spacing(12.5)_--spacing(8.5)_--spacing(10)]";

/** Both orders of battle as far as this reader may see them; each formation with units can be folded. */
export function OrderOfBattle({ view }: { readonly view: ScenarioView }) {
  const t = useTranslations("scenarioRead");
  return (
    <section id="order-of-battle" className="scroll-mt-14">
      <h2 className="mb-2">{t("orderOfBattle")}</h2>
      <Troops view={view} />
    </section>
  );
}

/** The same without its heading. */
export function Troops({ view }: { readonly view: ScenarioView }) {
  const t = useTranslations("scenarioRead");
  const hasTroops = !view.isSealed || view.sides.some(({ formations }) => formations?.length);
  return (
    <>
      {hasTroops && <ColumnHeads />}
      {view.isSealed && view.sides.length === 0 && <Sealed>{t("sealed.order")}</Sealed>}
      {view.sides.map((side) => (
        <SideTroops key={side.id} side={side} lang={view.language} />
      ))}
      {hasTroops && <p className="text-ink-3 text-xs">{t("hint")}</p>}
    </>
  );
}

function ColumnHeads() {
  const t = useTranslations("scenarioRead");
  return (
    <p className={classNames(COLUMNS, "pe-2 text-ink-3 text-xs")} aria-hidden="true">
      <span>{t("columns.unit")}</span>
      <span className="num">{t("columns.men")}</span>
      <span className="num">{t("columns.figures")}</span>
      <span className="num max-tablet:text-2xs">{t("columns.valour")}</span>
    </p>
  );
}

function SideTroops({ side, lang }: { readonly side: SideView; readonly lang: Language }) {
  const t = useTranslations("scenarioRead");
  const language = useLocale();
  return (
    <div
      className={`side-${side.colour} mb-5 border border-rule-2 border-t-3 border-t-side bg-sheet`}
    >
      <h3 className="flex flex-wrap items-center gap-2 bg-side-wash px-3 py-2">
        <Swatch colour={side.colour} />
        <span lang={lang}>{side.name}</span>
        {side.totals && (
          <span className="ms-auto font-normal font-sans text-ink-3 text-sm/none">
            {t("totals", {
              men: formatNumber(language, side.totals.men),
              figures: formatNumber(language, side.totals.figures),
              guns: side.totals.guns,
            })}
          </span>
        )}
      </h3>
      {side.sealed ? (
        <SealedTroops names={side.sealed.names} lang={lang} />
      ) : side.formations?.length ? (
        bodies(side.formations).map((body) => <Body key={body.id} body={body} lang={lang} />)
      ) : (
        <p className="p-3 text-ink-3">{t(side.formations ? "noTroops" : "unknownTroops")}</p>
      )}
    </div>
  );
}

/** Troops that the umpire keeps sealed: just their names, if the author shows these. */
function SealedTroops({
  names,
  lang,
}: {
  readonly names: readonly NamesView[] | null;
  readonly lang: Language;
}) {
  const t = useTranslations("scenarioRead");
  if (names === null) return <Sealed>{t("sealed.order")}</Sealed>;
  return (
    <>
      {names.length > 0 && <Names names={names} lang={lang} className="p-3" />}
      <Sealed>{t("sealed.strengths")}</Sealed>
    </>
  );
}

interface NamesProps {
  readonly names: readonly NamesView[];
  readonly lang: Language;
  readonly className: string;
}

function Names({ names, lang, className }: NamesProps) {
  return (
    <ul className={classNames("text-sm", className)} lang={lang}>
      {names.map(({ name, units, formations }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names have no ids and may be the same, and the list never changes
        <li key={i} className="mb-1">
          <b className="font-semibold font-serif text-base">{name}</b>
          {units.length > 0 && <p>{units.join(", ")}</p>}
          {formations.length > 0 && <Names names={formations} lang={lang} className="ps-4" />}
        </li>
      ))}
    </ul>
  );
}

function Sealed({ children }: { readonly children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 p-3 text-ink-2">
      <LockKeyhole className="size-4 flex-none text-brass" aria-hidden />
      {children}
    </p>
  );
}

/** All formations with units of their own, in document order. */
function bodies(formations: readonly FormationView[]): readonly FormationView[] {
  return formations.flatMap((formation) => [
    ...(formation.units.length > 0 ? [formation] : []),
    ...bodies(formation.formations),
  ]);
}

function Body({ body, lang }: { readonly body: FormationView; readonly lang: Language }) {
  return (
    <Fold
      open
      lineClass="min-h-9 border-rule border-y bg-inset text-sm"
      line={
        <span>
          <span lang={lang}>
            <b className="font-semibold font-serif text-base">{body.name}</b>{" "}
            {body.commander && <em className="font-serif text-ink-3">{body.commander.name}</em>}
          </span>
          {body.arrives && <Arrival arrives={body.arrives} />}
        </span>
      }
    >
      <ul className="ps-3 pe-2">
        {body.units.map((unit) => (
          <UnitLine key={unit.id} unit={unit} lang={lang} />
        ))}
      </ul>
    </Fold>
  );
}

function UnitLine({ unit, lang }: { readonly unit: UnitView; readonly lang: Language }) {
  const t = useTranslations("scenarioRead");
  const words = useTranslations("belleAlliance");
  const language = useLocale();
  return (
    <li
      className={classNames(
        COLUMNS,
        "min-h-9.5 border-rule border-b text-sm last:border-b-0 desktop:min-h-7.5",
      )}
    >
      <span className="flex min-w-0 items-center gap-2 leading-tight">
        <span className="w-4.5 flex-none">
          <ArmSign arm={unit.arm} />
        </span>
        <span className="desktop:flex desktop:flex-wrap desktop:items-baseline desktop:gap-x-2">
          <span lang={lang}>{unit.name}</span>
          <Detail>{words(`type.${unit.type ?? "open"}`)}</Detail>
          {unit.guns !== null && (
            <Detail>{t("guns", { guns: unit.guns, calibre: unit.calibrePd ?? "–" })}</Detail>
          )}
          {unit.arrives && !unit.arrives.withAbove && <Arrival arrives={unit.arrives} />}
          {unit.supplies !== null && <Detail>{t("supplies", { rolls: unit.supplies })}</Detail>}
        </span>
      </span>
      <span className="num">
        {unit.estimate && unit.men !== null && (
          <abbr className="text-ink-3 no-underline" title={t("estimate")}>
            ~
          </abbr>
        )}
        {unit.men === null ? "–" : formatNumber(language, unit.men)}
      </span>
      <b className="num font-semibold font-serif text-base">
        {unit.figures ?? unit.gunners ?? "–"}
      </b>
      <span className="num">{formatSigned(language, unit.valour.value)}</span>
    </li>
  );
}

function Arrival({ arrives: { bound, time } }: { readonly arrives: ArrivalView }) {
  const t = useTranslations("scenarioRead");
  return <Detail>{t("arrives", { bound, time: time ?? "none" })}</Detail>;
}

/** Small text below a name, or next to it if the line has space. */
function Detail({ children }: { readonly children: ReactNode }) {
  return <small className="block text-ink-3 text-xs">{children}</small>;
}
