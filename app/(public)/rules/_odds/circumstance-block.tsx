import { getTranslations } from "next-intl/server";
import type { OfferedBlock } from "@/lib/domain/odds/offered-rows";
import type { PartyRow } from "@/lib/domain/odds/ticked-rows";
import type { OddsFaults, OddsRemarks } from "./ask-odds";
import { CircumstanceFactor, CircumstanceName } from "./circumstance-words";
import { FaultAt, RemarkAt, saidProps } from "./fault-at";
import { circumstanceName } from "./field-of-issue";
import { groupName, nameOf, type OddsWishes, type PartyWishes } from "./read-wishes";

export interface CircumstanceBlockProps {
  readonly block: OfferedBlock;
  readonly party: PartyWishes;
  readonly wishes: OddsWishes;
  readonly faults: OddsFaults;
  readonly remarks: OddsRemarks;
}

/** Rows of the table to tick: a group of which one counts, or a row of its own. */
export function CircumstanceBlock(props: CircumstanceBlockProps) {
  return props.block.group === null ? (
    <SingleRow {...props} />
  ) : (
    <RowGroup {...props} group={props.block.group} />
  );
}

function SingleRow({ block, party, wishes, faults, remarks }: CircumstanceBlockProps) {
  return block.rows.map((row) => {
    const place = circumstanceName(party, row.id);
    return (
      <div key={row.id} className="oddsrow">
        <label className="check">
          <input
            type="checkbox"
            name={nameOf(party.shape.key, "row")}
            value={row.id}
            defaultChecked={party.rows.includes(row.id)}
            {...saidProps(place, faults, remarks)}
          />
          <CircumstanceName row={row} wishes={wishes} />
          <CircumstanceFactor row={row} wishes={wishes} />
        </label>
        <FaultAt name={place} faults={faults} />
        <RemarkAt name={place} remarks={remarks} />
      </div>
    );
  });
}

async function RowGroup(props: CircumstanceBlockProps & { readonly group: string }) {
  const { block, party, wishes, faults, remarks, group } = props;
  const words = await getTranslations("belleAllianceTables.group");
  const t = await getTranslations("rules.odds");
  const name = groupName(party.shape.key, group);
  return (
    <fieldset className="oddsgroup" {...saidProps(name, faults, remarks)}>
      <legend>{words(group)}</legend>
      <FaultAt name={name} faults={faults} />
      <RemarkAt name={name} remarks={remarks} />
      {group === "charge" && party.chargeRow === "heavy-or-lancers-charge" && (
        <p className="hint">{t("chargesHeavily")}</p>
      )}
      <label className="check">
        <input
          type="radio"
          name={name}
          value=""
          defaultChecked={!block.rows.some(({ id }) => party.rows.includes(id))}
        />
        <span>{t("none")}</span>
      </label>
      {block.rows.map((row) => (
        <RadioRow key={row.id} row={row} name={name} party={party} wishes={wishes} />
      ))}
    </fieldset>
  );
}

interface RadioRowProps extends Pick<CircumstanceBlockProps, "party" | "wishes"> {
  readonly row: PartyRow;
  readonly name: string;
}

function RadioRow({ row, name, party, wishes }: RadioRowProps) {
  return (
    <label className="check">
      <input type="radio" name={name} value={row.id} defaultChecked={party.rows.includes(row.id)} />
      <CircumstanceName row={row} wishes={wishes} />
      <CircumstanceFactor row={row} wishes={wishes} />
    </label>
  );
}
