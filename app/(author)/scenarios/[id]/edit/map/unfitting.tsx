import { useFormatter, useTranslations } from "next-intl";
import { Warning } from "@/app/(author)/_map-desk/warning";
import type { Clashes } from "@/lib/domain/belle-alliance/scenario/deployment/clashes";
import type { Deployment } from "@/lib/domain/belle-alliance/scenario/deployment/deploy";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import type { MapDeskState } from "./use-map-desk";

interface UnfittingProps {
  readonly desk: Pick<MapDeskState, "scenario">;
  readonly deployment: Deployment;
  /** What the formation is drawn up along. */
  readonly of: "table" | "line" | "road";
}

/** Lists the units of a formation that would be beyond its line or road, or off the table. */
export function Unfitting({ desk, deployment, of }: UnfittingProps) {
  const t = useTranslations("map.deploy");
  const format = useFormatter();
  const { beyondCm, beyond, clashes } = deployment;
  const cm = format.number(beyondCm, { maximumFractionDigits: 1 });
  return (
    <>
      {beyondCm > 0 && of !== "table" && (
        <Warning>{t(`beyond.${of}`, { cm, ...named(beyond, desk) })}</Warning>
      )}
      {CLASHES.filter((each) => clashes[each].length > 0).map((each) => (
        <Warning key={each}>{t(each, named(clashes[each], desk))}</Warning>
      ))}
    </>
  );
}

export const CLASHES = [
  "offTable",
  "onTroops",
  "onBuildings",
  "inWater",
  "stuck",
] as const satisfies readonly (keyof Clashes)[];

const MAX_NAMED = 3;

function named(ids: readonly string[], { scenario }: UnfittingProps["desk"]) {
  const units = scenario.sides.flatMap(({ formations }) => unitsUnder(formations));
  const names = units.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return {
    count: names.length,
    names: names.slice(0, MAX_NAMED).join(", ") + (names.length > MAX_NAMED ? " …" : ""),
  };
}
