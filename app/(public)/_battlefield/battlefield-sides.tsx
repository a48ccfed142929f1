import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { Battlefield } from "@/lib/domain/battlefield/battlefield";
import { bothSides } from "@/lib/domain/battlefield/side";
import type { FieldSide } from "@/lib/domain/battlefield/side-schema";
import { armyText, boughtText } from "@/lib/domain/battlefield/side-text";

export interface BattlefieldSidesProps {
  readonly field: Battlefield;
  /** Lists this reader may open; of others only the name is told. */
  readonly readable: ReadonlySet<string>;
}

/** Who fights here, with which army, and what it bought for the field; nothing of a field that is ground alone. */
export async function BattlefieldSides({ field, readable }: BattlefieldSidesProps) {
  const t = await getTranslations("battlefield.sides");
  if (!field.sides?.length) return null;
  return (
    <section>
      <h2 className="vh">{t("title")}</h2>
      <dl className="fieldfacts">
        {bothSides(field).map((side) => (
          <div key={side.edge}>
            <dt>{t(side.edge)}</dt>
            <dd>
              <SideLine side={side} readable={readable} />
            </dd>
          </div>
        ))}
      </dl>
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
      {name && <b>{name}.</b>} {!army && <span className="quiet">{t("sides.none")}</span>}
      {army && readable.has(army.listId) ? (
        <Link href={`/army-lists/${army.listId}`}>{line}</Link>
      ) : (
        line
      )}
      {army && <span className="hint"> {boughtText(army, t)}</span>}
    </>
  );
}
