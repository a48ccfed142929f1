import { getTranslations } from "next-intl/server";
import { BattlefieldPicture } from "@/app/_map/battlefield-picture";
import { classNames } from "@/app/_ui/class-names";
import type { Battlefield } from "@/lib/domain/battlefield/battlefield";
import { battlefieldLabel } from "@/lib/domain/battlefield/label";
import { BattlefieldFacts, BattlefieldObjectives } from "./battlefield-facts";
import { BattlefieldSides } from "./battlefield-sides";

export interface FieldViewProps {
  readonly field: Battlefield;
  /** Lists of attached armies this reader may open. */
  readonly readableLists?: ReadonlySet<string>;
  readonly children: React.ReactNode;
}

const NONE: ReadonlySet<string> = new Set();

/** The picture with what was settled and the objectives beside it; a wide table takes the page's width. */
export async function FieldView({ field, readableLists = NONE, children }: FieldViewProps) {
  const t = await getTranslations("battlefield");
  const { widthCm, depthCm } = field.table;
  return (
    <div className={classNames("fieldview", widthCm > 1.4 * depthCm && "wide")}>
      <figure className="fieldpicture">
        <BattlefieldPicture field={field} idPrefix="field" label={battlefieldLabel(field, t)} />
        <figcaption>{t("signs")}</figcaption>
      </figure>
      <div className="fieldside">
        <BattlefieldFacts field={field} />
        <BattlefieldSides field={field} readable={readableLists} />
        <BattlefieldObjectives field={field} />
        {children}
      </div>
    </div>
  );
}
