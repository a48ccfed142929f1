"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { Select } from "@/app/_ui/select";
import { TextField } from "@/app/_ui/text-field";
import { useStoredDraft } from "@/app/_ui/use-stored-draft";
import type { ReportedUnit } from "@/lib/domain/belle-alliance/game/report";
import { Folded } from "../_seat/folded";
import type { reportWords } from "./report-words";
import { useUmpire, type WhichGame } from "./use-umpire";

interface WriteFormProps {
  readonly which: WhichGame;
  readonly seats: readonly {
    readonly id: string;
    readonly name: string;
    /** The ids of the units of which it can be told. */
    readonly units: readonly string[];
  }[];
  readonly units: readonly ReportedUnit[];
  /** What the tables can give, to begin a message with. */
  readonly results: Awaited<ReturnType<typeof reportWords>>;
}

/** A message from the umpire to a seat, which arrives at once. */
export function WriteForm({ which, seats, units: all, results }: WriteFormProps) {
  const t = useTranslations("scenarioGame");
  const { isSending, send } = useUmpire();
  const [draft, keep] = useStoredDraft<string>(`umpire-message ${which.id}`);
  const [to, setTo] = useState(seats[0]?.id ?? "");
  const text = draft ?? "";
  const report = useTranslations("seatPage.reports");
  const [unitId, setUnit] = useState<string | null>(null);
  const [resultId, setResult] = useState<string | null>(null);
  const led = seats.find(({ id }) => id === to)?.units ?? [];
  const units = all.filter(({ id }) => led.includes(id));
  const unit = units.find(({ id }) => id === unitId);
  const result = results.find(({ id }) => id === resultId);
  const lineOf = ({ name, place }: ReportedUnit, { text: told }: { readonly text: string }) =>
    report(place ? "lineAt" : "line", { unit: name, place, told });
  const write = async () => {
    const body = { to, text };
    if (await send(() => callApi("POST /games/{id}/messages", { ...which, body }))) keep(null);
  };
  return (
    <form
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void write();
      }}
    >
      <Select
        label={t("umpire.write")}
        value={to}
        choices={seats.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setTo}
      />
      {units.length > 0 && (
        <Folded title={report("title")}>
          <div className="flex flex-wrap items-end gap-2">
            <Select
              label={report("unit")}
              value={unit?.id ?? null}
              placeholder={report("chooseUnit")}
              choices={units.map(({ id, name, place }) => ({
                value: id,
                label: name,
                ...(place ? { below: report("near", { place }) } : {}),
              }))}
              onChange={setUnit}
            />
            <Select
              label={report("result")}
              value={result?.id ?? null}
              placeholder={report("chooseResult")}
              choices={results.map(({ id, table, text }) => ({
                value: id,
                label: text,
                below: table,
              }))}
              onChange={setResult}
            />
            <Button
              offBecause={unit && result ? undefined : report("chooseBoth")}
              onPress={() => {
                if (unit && result) keep([text.trim(), lineOf(unit, result)].join("\n").trim());
              }}
            >
              {report("insert")}
            </Button>
          </div>
        </Folded>
      )}
      <TextField
        className="w-full"
        label={t("messages.text")}
        rows={2}
        value={text}
        onChange={keep}
        maxLength={4_000}
      />
      <Button type="submit" isPending={isSending} isDisabled={text.trim() === ""}>
        {t("messages.sendUmpire")}
      </Button>
    </form>
  );
}
