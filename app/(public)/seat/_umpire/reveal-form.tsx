"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { Checkbox } from "@/app/_ui/checkbox";
import { NumberField } from "@/app/_ui/number-field";
import { TextField } from "@/app/_ui/text-field";
import { useStoredDraft } from "@/app/_ui/use-stored-draft";
import { Folded } from "../_seat/folded";
import { Ticks } from "./ticks";
import { useUmpire, type WhichGame } from "./use-umpire";

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Standing extends Named {
  readonly xCm: number;
  readonly yCm: number;
}

interface RevealFormProps {
  readonly which: WhichGame;
  readonly seats: readonly Named[];
  readonly things: {
    readonly sides: readonly (Named & { readonly units: readonly Standing[] })[];
    readonly features: readonly Named[];
  };
}

interface Draft {
  readonly seats: readonly string[];
  readonly text: string;
  readonly units: readonly string[];
  readonly features: readonly string[];
  /** Missing in drafts from before places were kept. */
  readonly places?: readonly { readonly unit: string; readonly at: [number, number] }[];
}

const NOTHING: Draft = { seats: [], text: "", units: [], features: [] };

/** Reveals words, troops and ground to the chosen seats; kept in this browser until it is done. */
export function RevealForm({ which, seats, things }: RevealFormProps) {
  const t = useTranslations("scenarioGame.umpire");
  const { isSending, send } = useUmpire();
  const [stored, keep] = useStoredDraft<Draft>(`umpire-reveal ${which.id}`);
  const [turn, setTurn] = useState(0);
  const draft = stored ?? NOTHING;
  const stands = new Map(things.sides.flatMap(({ units }) => units.map((u) => [u.id, u])));
  const places = (draft.places ?? []).filter(({ unit }) => draft.units.includes(unit));
  const isEmpty = draft.text.trim() === "" && draft.units.length + draft.features.length === 0;
  const reveal = async () => {
    const done = await send(() =>
      callApi("POST /games/{id}/reveals", { ...which, body: { ...draft, places } }),
    );
    if (!done) return;
    keep(null);
    setTurn(turn + 1);
  };
  const change = (list: "seats" | "units" | "features") => (ids: readonly string[]) =>
    keep({ ...draft, [list]: ids });
  return (
    <form
      key={turn}
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void reveal();
      }}
    >
      <Ticks label={t("revealTo")} things={seats} chosen={draft.seats} onChange={change("seats")} />
      <TextField
        className="w-full"
        label={t("revealText")}
        rows={2}
        value={draft.text}
        onChange={(text) => keep({ ...draft, text })}
        maxLength={4_000}
      />
      {things.sides
        .filter(({ units }) => units.length > 0)
        .map(({ id, name, units }) => (
          <Folded key={id} title={`${t("revealUnits")}: ${name}`}>
            <Ticks label={name} things={units} chosen={draft.units} onChange={change("units")} />
          </Folded>
        ))}
      <NowFields
        units={draft.units.flatMap((id) => stands.get(id) ?? [])}
        places={places}
        onPlaces={(next) => keep({ ...draft, places: next })}
      />
      {things.features.length > 0 && (
        <Folded title={t("revealGround")}>
          <Ticks
            label={t("revealGround")}
            things={things.features}
            chosen={draft.features}
            onChange={change("features")}
          />
        </Folded>
      )}
      <Button type="submit" isPending={isSending} isDisabled={draft.seats.length === 0 || isEmpty}>
        {t("doReveal")}
      </Button>
    </form>
  );
}

interface NowFieldsProps {
  readonly units: readonly Standing[];
  readonly places: NonNullable<Draft["places"]>;
  readonly onPlaces: (places: NonNullable<Draft["places"]>) => void;
}

/** Where revealed units stand now; as long as nothing is said, where they stood at the start. */
function NowFields({ units, places, onPlaces }: NowFieldsProps) {
  const t = useTranslations("seatPage.reveal");
  return units.map((unit) => {
    const place = places.find((each) => each.unit === unit.id);
    const [x, y] = place?.at ?? [unit.xCm, unit.yCm];
    const others = places.filter((each) => each.unit !== unit.id);
    const put = (at: [number, number]) => onPlaces([...others, { unit: unit.id, at }]);
    const field = { unit: "cm", step: 0.5, minValue: 0 } as const;
    return (
      <div key={unit.id} className="flex flex-wrap items-end gap-2">
        <Checkbox
          isSelected={place !== undefined}
          onChange={(isOn) => (isOn ? put([x, y]) : onPlaces(others))}
        >
          {t("elsewhere", { name: unit.name })}
        </Checkbox>
        {place && (
          <>
            <NumberField
              {...field}
              label={t("x")}
              value={x}
              onCommit={(cm) => cm !== null && put([cm, y])}
            />
            <NumberField
              {...field}
              label={t("y")}
              value={y}
              onCommit={(cm) => cm !== null && put([x, cm])}
            />
          </>
        )}
      </div>
    );
  });
}
