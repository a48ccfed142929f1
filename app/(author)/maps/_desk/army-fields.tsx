"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Select } from "@/app/_ui/select";
import { useDistinguishingWords } from "@/app/(public)/army-lists/_choice/use-distinguishing-words";
import { attachArmy } from "@/lib/domain/bogowie-wojny/field/commands/sides";
import { armyAt, laidBy } from "@/lib/domain/bogowie-wojny/field/side";
import type { FieldArmy } from "@/lib/domain/bogowie-wojny/field/side-schema";
import { armyText } from "@/lib/domain/bogowie-wojny/field/side-text";
import type { TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import { ArmyNews } from "./army-news";
import type { FieldDeskState } from "./use-field-desk";
import type { OfferedList } from "./use-offered-lists";

const NONE = "-";

export interface EdgeFieldsProps {
  readonly edge: TableEdge;
  readonly desk: FieldDeskState;
  /** The lists that may be attached. */
  readonly offered: readonly OfferedList[];
}

/**
 * The army list attached to a side: its current version, stored as it was attached; and its purchases compared with the
 * pieces on the field [13.3].
 */
export function ArmyFields({ edge, desk, offered }: EdgeFieldsProps) {
  const t = useTranslations("battlefieldDesk.side");
  const about = useAbout();
  const [isAway, setAway] = useState(false);
  const army = armyAt(desk.field, edge);
  const own =
    army && !offered.some(({ id }) => id === army.listId)
      ? [{ id: army.listId, title: army.title }]
      : [];
  const attach = async (id: string) => {
    if (id === NONE) return desk.editor.apply(attachArmy, { edge, army: null });
    const read = await callApi("GET /army-lists/{id}/field-army", { id });
    setAway(!read.ok);
    if (read.ok) desk.editor.apply(attachArmy, { edge, army: read.value });
  };
  return (
    <>
      <Select
        label={t("army")}
        value={army?.listId ?? NONE}
        choices={[
          { value: NONE, label: t("none") },
          ...own.map(({ id, title }) => ({ value: id, label: title })),
          ...offered.map((list) => ({ value: list.id, label: list.title, below: about(list) })),
        ]}
        hint={army ? undefined : t("hint")}
        error={isAway ? t("away") : undefined}
        onChange={(id) => void attach(id)}
      />
      {army && (
        <>
          <Attached army={army} edge={edge} desk={desk} />
          <ArmyNews
            key={army.listId}
            army={army}
            onTake={(newest) => desk.editor.apply(attachArmy, { edge, army: newest })}
          />
        </>
      )}
    </>
  );
}

/** Details that distinguish lists with the same title. */
function useAbout(): (list: OfferedList) => string {
  const t = useTranslations("listChoice");
  const words = useTranslations("bogowieWojny");
  const distinguish = useDistinguishingWords();
  return ({ nations, size, updatedAt }) => {
    const nation = nations.map((code) => words(`nations.${code}`)).join(", ");
    const bases = words("bases", { n: size ?? 0 });
    return distinguish({ about: t("aboutBases", { nation, bases }), updatedAt });
  };
}

interface AttachedProps extends Omit<EdgeFieldsProps, "offered"> {
  readonly army: FieldArmy;
}

function Attached({ army, edge, desk }: AttachedProps) {
  const t = useTranslations("battlefieldDesk.side");
  const words = useTranslations("battlefield");
  const nations = useTranslations("bogowieWojny.nations");
  return (
    <div className="text-sm">
      <p>{armyText(army, { t: words, nation: nations })}</p>
      <ul className="grid gap-0.5">
        {army.bought.map(({ upgrade, count }) => (
          <li key={upgrade}>
            {t("bought", {
              thing: words(`upgrades.${upgrade}`),
              laid: laidBy(desk.field, { edge, upgrade, origin: "bought" }).length,
              bought: count,
            })}
          </li>
        ))}
        {army.brought?.map(({ upgrade, count }) => (
          <li key={`own ${upgrade}`}>
            {t("brought", {
              thing: words(`upgrades.${upgrade}`),
              laid: laidBy(desk.field, { edge, upgrade, origin: "special" }).length,
              brought: count,
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
