import { getTranslations } from "next-intl/server";
import { selectLook } from "@/app/_ui/field-look";
import { formationTitle, regimentTitle } from "@/lib/domain/bogowie-wojny/list/roster-text";
import { formationNumber } from "@/lib/domain/bogowie-wojny/list/roster-view";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import { FieldFrame } from "../field-frame";
import type { ChosenList, OfferedList } from "./lists";
import { type BwPartyParams, bwArmsOf, bwNameOf } from "./read-params";

interface RegimentChoiceProps {
  readonly party: BwPartyParams;
  readonly chosen: ChosenList | null;
  readonly lists: readonly OfferedList[];
}

/** Picks a party's regiment from an army list; it fills in the fields below, which can then be changed. */
export async function RegimentChoice({ party, chosen, lists }: RegimentChoiceProps) {
  const t = await getTranslations("bwOdds.pick");
  const { key } = party.shape;
  const id = bwNameOf(key, "list");
  return (
    <div className="mb-3">
      <FieldFrame id={id} label={t("list")}>
        <select
          key={chosen?.id}
          className={selectLook()}
          id={id}
          name={id}
          defaultValue={chosen?.id ?? ""}
        >
          <option value="">{t("none")}</option>
          {lists.map((list) => (
            <option key={list.id} value={list.id}>
              {list.title}
            </option>
          ))}
        </select>
      </FieldFrame>
      {chosen && <RegimentOfList party={party} chosen={chosen} />}
    </div>
  );
}

async function RegimentOfList({
  party,
  chosen: { list },
}: {
  readonly party: BwPartyParams;
  readonly chosen: ChosenList;
}) {
  const t = await getTranslations("bwOdds.pick");
  const words = await getTranslations("bogowieWojny");
  const id = bwNameOf(party.shape.key, "unit");
  const arms = bwArmsOf(party.shape);
  return (
    <>
      <input
        type="hidden"
        name={bwNameOf(party.shape.key, "filled")}
        value={party.regimentId ?? ""}
      />
      <FieldFrame id={id} label={t("regiment")}>
        <select
          key={party.regimentId}
          className={selectLook()}
          id={id}
          name={id}
          defaultValue={party.regimentId ?? ""}
        >
          <option value="">{t("none")}</option>
          {list.formations.map((formation) => (
            <optgroup
              key={formation.id}
              label={formationTitle(
                { ...formation, number: formationNumber(list, formation) },
                words,
              )}
            >
              {formation.regiments
                .filter(({ unitKind }) => arms === null || arms.includes(WAGOMIAR[unitKind].arm))
                .map((regiment) => (
                  <option key={regiment.id} value={regiment.id}>
                    {regimentTitle(regiment, words)}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </FieldFrame>
      {party.regimentId && <p className="hint mt-0.75">{t("filled")}</p>}
    </>
  );
}
