import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ScenePicture } from "@/app/_map/scene-picture";
import { Facts } from "@/app/_ui/facts";
import { MarkdownView } from "@/app/_ui/markdown-view";
import { fieldScene } from "@/lib/domain/bogowie-wojny/field/drawing/field-scene";
import { battlefieldLabel } from "@/lib/domain/bogowie-wojny/field/label";
import { drawnField } from "@/lib/domain/bogowie-wojny/scenario/drawn-field";
import type { BattleScenarioView, ForceView } from "@/lib/domain/bogowie-wojny/scenario/view-for";
import { ALL_LAYERS } from "@/lib/domain/table/drawing/draw-scene";
import { PartTitle } from "./part-title";
import { SMALL_PROSE } from "./small-prose";

export interface ViewProps {
  readonly view: BattleScenarioView;
}

/** The address at which the reader can open a document, from its own; null where there is none. */
export type LinkTo = (address: string) => string | null;

interface LinkingProps extends ViewProps {
  readonly linkTo: LinkTo;
}

/** All that the side of a view may know: its tasks and brief where it has a side, the rules, the ground and the forces. */
export async function BattleKnown({ view, linkTo }: LinkingProps) {
  const t = await getTranslations("scenarioRead");
  const words = await getTranslations("battleScenario.read");
  const own = view.forces.find((force) => force.own !== null);
  const lang = view.language;
  return (
    <>
      {own && <ForceFacts force={own} linkTo={linkTo} />}
      {own && <ForceTexts force={own} lang={lang} />}
      <Text title={t("commonKnowledge")} text={view.commonKnowledge} lang={lang} />
      <Text title={words("specialRules")} text={view.specialRules} lang={lang} />
      <div className="mt-4 *:mb-4">
        <BattlefieldPart view={view} linkTo={linkTo} />
        <Forces view={view} linkTo={linkTo} />
        <Objectives view={view} />
      </div>
    </>
  );
}

/** The picture of the battlefield, or who sets it up. */
export async function BattlefieldPart({ view, linkTo }: LinkingProps) {
  const t = await getTranslations("battleScenario.read");
  const words = await getTranslations("battlefield");
  const { battlefield, language } = view;
  const field = drawnField(view);
  return (
    <section className="break-inside-avoid">
      <h2 className="mb-2">{t("battlefield")}</h2>
      {battlefield && field ? (
        <figure>
          <ScenePicture
            className="h-auto max-h-[80vh] w-full print:max-h-[12cm]"
            scene={fieldScene(field)}
            size="page"
            layers={ALL_LAYERS}
            idPrefix="field"
            label={battlefieldLabel(field, words)}
          />
          <figcaption className="mt-2 text-ink-2 text-sm">
            <MaybeLink href={`/maps/${battlefield.id}`} linkTo={linkTo} lang={language}>
              {field.title}
            </MaybeLink>{" "}
            · {words("form.sizes", { width: field.table.widthCm, depth: field.table.depthCm })}
          </figcaption>
        </figure>
      ) : (
        <p className="text-ink-3">{t("noBattlefield")}</p>
      )}
    </section>
  );
}

interface MaybeLinkProps extends Pick<LinkingProps, "linkTo"> {
  readonly href: string;
  readonly lang?: string;
  readonly children: ReactNode;
}

/** The name of a document, as a link for readers who may open it. */
function MaybeLink({ href, linkTo, lang, children }: MaybeLinkProps) {
  const to = linkTo(href);
  if (to === null) return <span lang={lang}>{children}</span>;
  return (
    <a href={to} lang={lang}>
      {children}
    </a>
  );
}

/** The sides with their commanders, formats and books, and the lists that the reader may know. */
export async function Forces({ view, linkTo }: LinkingProps) {
  const t = await getTranslations("battleScenario.read");
  return (
    <section>
      <h2 className="mb-2">{t("forces")}</h2>
      <ul className="grid gap-3">
        {view.forces.map((force) => (
          <li key={force.id}>
            <ForceName force={force} lang={view.language} />
            <ForceFacts force={force} linkTo={linkTo} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ForceNameProps {
  readonly force: ForceView;
  readonly lang: string;
}

/** A side's name, with its nation unless that is its name. */
async function ForceName({ force: { name, nation }, lang }: ForceNameProps) {
  const nations = await getTranslations("bogowieWojny.nations");
  return (
    <>
      <b lang={lang}>{name}</b>
      {name !== nations(nation) && `, ${nations(nation)}`}
    </>
  );
}

interface ForceFactsProps extends Pick<LinkingProps, "linkTo"> {
  readonly force: ForceView;
}

async function ForceFacts({ force, linkTo }: ForceFactsProps) {
  const { commander, format, book, own } = force;
  const t = await getTranslations("battleScenario.read");
  return (
    <Facts className="text-sm">
      {commander && <span>{t("commander", { name: commander })}</span>}
      {format && (
        <span>
          {t("format", {
            name: format.name,
            units: format.unitPoints,
            upgrades: format.upgradePoints,
          })}
        </span>
      )}
      {book && (
        <MaybeLink href={`/army-books/${book.id}`} linkTo={linkTo}>
          {t("book", { title: book.title })}
        </MaybeLink>
      )}
      {own?.list && (
        <MaybeLink href={`/army-lists/${own.list.id}`} linkTo={linkTo}>
          {t("list", { title: own.list.title })}
        </MaybeLink>
      )}
    </Facts>
  );
}

/** What the sides fight for. */
export async function Objectives({ view }: ViewProps) {
  const t = await getTranslations("battleScenario.read");
  const kinds = await getTranslations("battlefield.kinds");
  const { objectives, battlefield, language } = view;
  if (objectives.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2">{t("objectives")}</h2>
      <ul className="grid gap-2">
        {objectives.map(({ id, role, pieceId, text, points }) => {
          const piece = battlefield?.ground.pieces.find((each) => each.id === pieceId);
          const ground = piece && (piece.name || (kinds.has(piece.kind) ? kinds(piece.kind) : ""));
          return (
            <li key={id}>
              {t(role)}: <b lang={language}>{[ground, text].filter(Boolean).join(", ")}</b> (
              {points === null ? t("byTable") : t("points", { points })})
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The tasks, the brief and the beliefs of a side; nothing for those who may not know them. */
export async function ForceTexts({
  force: { own },
  lang,
}: {
  readonly force: ForceView;
  lang: string;
}) {
  const t = await getTranslations("battleScenario.desk");
  if (own === null) return null;
  return (
    <>
      <Text title={t("tasks")} text={own.tasks} lang={lang} />
      <Text title={t("brief")} text={own.brief} lang={lang} />
      <Text title={t("believed")} text={own.believedOfEnemy} lang={lang} />
    </>
  );
}

interface TextProps {
  readonly title: string;
  readonly text: string;
  readonly lang: string;
}

/** A text with its title; nothing where it is empty. */
export function Text({ title, text, lang }: TextProps) {
  if (text === "") return null;
  return (
    <div className="mt-3">
      <PartTitle>{title}</PartTitle>
      <MarkdownView text={text} topLevel={4} lang={lang} className={SMALL_PROSE} />
    </div>
  );
}
