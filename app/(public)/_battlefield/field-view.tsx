import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { ScenePicture } from "@/app/_map/scene-picture";
import { classNames } from "@/app/_ui/class-names";
import { SectionTitle } from "@/app/_ui/section-title";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { fieldScene } from "@/lib/domain/bogowie-wojny/field/drawing/field-scene";
import { battlefieldLabel } from "@/lib/domain/bogowie-wojny/field/label";
import { bothSides } from "@/lib/domain/bogowie-wojny/field/side";
import type { FieldSide } from "@/lib/domain/bogowie-wojny/field/side-schema";
import { armyText, boughtText } from "@/lib/domain/bogowie-wojny/field/side-text";
import { ALL_LAYERS } from "@/lib/domain/table/drawing/draw-scene";
import { BattlefieldFacts, BattlefieldObjectives } from "./battlefield-facts";
import { Fact, Facts } from "./facts";

interface FieldViewProps {
  readonly field: Battlefield;
  /** Ids of the attached lists that this reader may open. */
  readonly readableLists?: ReadonlySet<string>;
  readonly children: React.ReactNode;
}

const NONE: ReadonlySet<string> = new Set();

/** The picture with facts and objectives next to it; the picture of a wide table takes the full width of the page. */
export async function FieldView({ field, readableLists = NONE, children }: FieldViewProps) {
  const t = await getTranslations("battlefield");
  const { widthCm, depthCm } = field.table;
  const isWide = widthCm > 1.4 * depthCm;
  return (
    <div
      className={classNames(
        "mt-4 grid grid-cols-1 items-start gap-6",
        !isWide &&
          "wide-tablet:grid-cols-[minmax(0,1fr)_minmax(--spacing(70),--spacing(85))] print:grid-cols-1",
      )}
    >
      <figure className="[&_svg[role=img]]:h-auto [&_svg[role=img]]:max-h-[86vh] [&_svg[role=img]]:w-full print:[&_svg[role=img]]:max-h-[17cm]">
        <ScenePicture
          scene={fieldScene(field)}
          size="page"
          layers={ALL_LAYERS}
          idPrefix="field"
          label={battlefieldLabel(field, t)}
        />
        <figcaption className="mt-2 text-xs text-ink-2">{t("signs")}</figcaption>
      </figure>
      <div
        className={classNames(
          "grid gap-4",
          isWide && "grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(70)),1fr))]",
        )}
      >
        <BattlefieldFacts field={field} />
        <BattlefieldSides field={field} readable={readableLists} />
        <BattlefieldObjectives field={field} />
        {children}
      </div>
    </div>
  );
}

interface BattlefieldSidesProps {
  readonly field: Battlefield;
  /** Lists this reader may open; for others only the name is shown. */
  readonly readable: ReadonlySet<string>;
}

/** The players, their armies and what these bought for the field; nothing for a field without players. */
async function BattlefieldSides({ field, readable }: BattlefieldSidesProps) {
  const t = await getTranslations("battlefield.sides");
  if (!field.sides?.length) return null;
  return (
    <section>
      <SectionTitle>{t("title")}</SectionTitle>
      <Facts>
        {bothSides(field).map((side) => (
          <Fact key={side.edge} name={t(side.edge)}>
            <SideLine side={side} readable={readable} />
          </Fact>
        ))}
      </Facts>
    </section>
  );
}

interface SideLineProps extends Pick<BattlefieldSidesProps, "readable"> {
  readonly side: FieldSide;
}

async function SideLine({ side: { name, army }, readable }: SideLineProps) {
  const t = await getTranslations("battlefield");
  const nations = await getTranslations("bogowieWojny.nations");
  const line = army && armyText(army, { t, nation: nations });
  return (
    <>
      {name && <b>{name}.</b>} {!army && <span className="text-ink-3">{t("sides.none")}</span>}
      {army && readable.has(army.listId) ? (
        <Link href={`/army-lists/${army.listId}`}>{line}</Link>
      ) : (
        line
      )}
      {army && <span className="hint text-ink-2 mt-1.5"> {boughtText(army, t)}</span>}
    </>
  );
}
