"use client";

import { useTranslations } from "next-intl";
import { lazyPart } from "@/app/_ui/lazy-part";
import { NumberField } from "@/app/_ui/number-field";
import { Select } from "@/app/_ui/select";
import type { PartOfTable, Sector } from "@/lib/domain/belle-alliance/game/sector";
import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";

const PartForm = lazyPart(async () => (await import("./part-form")).PartForm, { place: "within" });

const MAX_UMPIRES = 12;
/** What the list says instead of a side; no id of one can look like these. */
const EVERYTHING = "";
const PART = "#part";

interface UmpireSeatsProps {
  /** What each further umpire looks after; null for everything. */
  readonly umpires: readonly (Sector | null)[];
  readonly onChange: (umpires: readonly (Sector | null)[]) => void;
  readonly sides: readonly { readonly id: string; readonly name: string }[];
  readonly map: MapView;
}

/** How many umpires there are by link, and for each of them a side, a part of the table or everything. */
export function UmpireSeats({ umpires, onChange, sides, map }: UmpireSeatsProps) {
  const t = useTranslations("scenarioGame.invite");
  const say = useTranslations("seatPage.sector");
  const put = (index: number) => (sector: Sector | null) => onChange(umpires.with(index, sector));
  return (
    <>
      <NumberField
        label={t("umpires")}
        hint={t("umpiresHint")}
        look="stepper"
        value={umpires.length}
        minValue={0}
        maxValue={MAX_UMPIRES}
        onCommit={(count) =>
          onChange(Array.from({ length: count ?? 0 }, (_, i) => umpires[i] ?? null))
        }
      />
      {umpires.map((sector, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: umpires are only counted
        <div key={i} className="grid w-full min-w-0 justify-items-start gap-2">
          <Select
            label={say("looksAfter", { number: i + 1 })}
            value={choiceOf(sector)}
            choices={[
              { value: EVERYTHING, label: say("everything") },
              ...sides.map(({ id, name }) => ({ value: id, label: name })),
              { value: PART, label: say("aPart") },
            ]}
            onChange={(choice) => put(i)(sectorFor(choice, map))}
          />
          {sector && "from" in sector && (
            <PartForm number={i + 1} part={sector} onPart={put(i)} map={map} />
          )}
        </div>
      ))}
    </>
  );
}

function choiceOf(sector: Sector | null): string {
  if (sector && "from" in sector) return PART;
  return sector?.sides[0] ?? EVERYTHING;
}

function sectorFor(choice: string, map: MapView): Sector | null {
  if (choice === EVERYTHING) return null;
  return choice === PART ? westHalf(map) : { sides: [choice] };
}

/** The part that stands there first, to be drawn anew or pulled where it belongs. */
function westHalf({ widthCm, depthCm }: MapView): PartOfTable {
  return { from: [0, 0], to: [Math.round(widthCm / 2), depthCm] };
}
