"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { Select } from "@/app/_ui/select";
import { TextField } from "@/app/_ui/text-field";
import { LIMITS } from "@/lib/domain/document/limits";
import { Folded } from "../_seat/folded";
import { Ticks } from "./ticks";
import { useUmpire, type WhichGame } from "./use-umpire";

interface Named {
  readonly id: string;
  readonly name: string;
}

interface ChangeSeatsProps {
  readonly which: WhichGame;
  /** Whether troops are still placed. */
  readonly isBefore: boolean;
  readonly sides: readonly (Named & { readonly formations: readonly Named[] })[];
  readonly seats: readonly PlayersSeat[];
}

/** A seat of a side, with the formations it can hand over. */
interface PlayersSeat extends Named {
  readonly side: string;
  readonly named: readonly Named[];
}

/** Changes in play: formations pass from seat to seat, and seats are added. */
export function ChangeSeats({ which, isBefore, sides, seats }: ChangeSeatsProps) {
  const t = useTranslations("seatPage.changeSeats");
  const givers = seats.filter(({ named }) => named.length > 0);
  return (
    <Folded title={t("title")}>
      <p className="hint mb-3">
        {t("lead")} {t("below")} {isBefore && t("before")}
      </p>
      {givers.length > 0 && <HandOver which={which} seats={seats} givers={givers} />}
      <AddSeat which={which} sides={sides} />
    </Folded>
  );
}

/** What the list says instead of a seat; no id can look like it. */
const NEW = "#new";

interface HandOverProps extends Pick<ChangeSeatsProps, "which" | "seats"> {
  readonly givers: readonly PlayersSeat[];
}

function HandOver({ which, seats, givers }: HandOverProps) {
  const t = useTranslations("seatPage.changeSeats");
  const { isSending, send } = useUmpire();
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string>(NEW);
  const [ticked, tick] = useState<readonly string[]>([]);
  const [name, setName] = useState("");
  const giver = givers.find(({ id }) => id === from) ?? givers[0];
  if (!giver) return null;
  const takers = seats.filter(({ id, side }) => id !== giver.id && side === giver.side);
  const taker = takers.some(({ id }) => id === to) ? to : NEW;
  const formations = giver.named.map(({ id }) => id).filter((id) => ticked.includes(id));
  const give = async () => {
    const seat = { side: giver.side, formations, ...nameOf(name) };
    const done = await send(() =>
      taker === NEW
        ? callApi("POST /games/{id}/seats", { ...which, body: { seat, from: giver.id } })
        : callApi("POST /games/{id}/seats/{seatId}/handed-over", {
            ...which,
            seatId: giver.id,
            body: { formations, to: taker },
          }),
    );
    if (!done) return;
    tick([]);
    setName("");
  };
  return (
    <form
      className="grid justify-items-start gap-3"
      aria-label={t("handOver")}
      onSubmit={(event) => {
        event.preventDefault();
        if (formations.length > 0) void give();
      }}
    >
      <b>{t("handOver")}</b>
      <Select
        label={t("from")}
        value={giver.id}
        choices={givers.map((each) => ({ value: each.id, label: each.name }))}
        onChange={setFrom}
      />
      <Ticks label={t("which")} things={giver.named} chosen={formations} onChange={tick} />
      <Select
        label={t("to")}
        value={taker}
        choices={[
          ...takers.map((each) => ({ value: each.id, label: each.name })),
          { value: NEW, label: t("newSeat") },
        ]}
        onChange={setTo}
      />
      {taker === NEW && <NameField value={name} onChange={setName} />}
      <Button
        type="submit"
        isPending={isSending}
        offBecause={formations.length === 0 ? t("chooseSome") : undefined}
      >
        {t("give")}
      </Button>
    </form>
  );
}

const OTHERS = ["spectator", "umpire"] as const;

function AddSeat({ which, sides }: Pick<ChangeSeatsProps, "which" | "sides">) {
  const t = useTranslations("seatPage.changeSeats");
  const { isSending, send } = useUmpire();
  const [chosen, choose] = useState(sides[0]?.id ?? "#spectator");
  const [ticked, tick] = useState<readonly string[]>([]);
  const [name, setName] = useState("");
  const side = sides.find(({ id }) => id === chosen);
  const formations = (side?.formations ?? [])
    .map(({ id }) => id)
    .filter((id) => ticked.includes(id));
  // Only who began the game hands out the links of umpires.
  const others = OTHERS.filter((each) => each !== "umpire" || !which.query);
  const add = async () => {
    const seat = { ...placeFor(chosen, formations), ...nameOf(name) };
    if (!(await send(() => callApi("POST /games/{id}/seats", { ...which, body: { seat } }))))
      return;
    tick([]);
    setName("");
  };
  return (
    <form
      className="mt-4 grid justify-items-start gap-3 border-rule border-t pt-3"
      aria-label={t("add")}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <b>{t("add")}</b>
      <Select
        label={t("for")}
        value={chosen}
        choices={[
          ...sides.map((each) => ({ value: each.id, label: each.name })),
          ...others.map((each) => ({ value: `#${each}`, label: t(each) })),
        ]}
        onChange={choose}
      />
      {side && (
        <>
          <Ticks label={t("which")} things={side.formations} chosen={formations} onChange={tick} />
          <p className="hint">{t("besides")}</p>
        </>
      )}
      <NameField value={name} onChange={setName} />
      <Button type="submit" isPending={isSending}>
        {t("addIt")}
      </Button>
    </form>
  );
}

function placeFor(chosen: string, formations: string[]) {
  if (chosen === "#spectator") return { spectator: true as const };
  if (chosen === "#umpire") return { umpire: true as const };
  return { side: chosen, ...(formations.length > 0 && { formations }) };
}

function nameOf(typed: string): { readonly name?: string } {
  return typed.trim() ? { name: typed.trim() } : {};
}

function NameField(props: { readonly value: string; readonly onChange: (name: string) => void }) {
  const t = useTranslations("seatPage.changeSeats");
  return (
    <TextField
      className="w-full max-w-80"
      label={t("name")}
      maxLength={LIMITS.nameLength}
      {...props}
    />
  );
}
