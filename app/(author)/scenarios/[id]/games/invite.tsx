"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { Checkbox } from "@/app/_ui/checkbox";
import { Select } from "@/app/_ui/select";
import { TextField } from "@/app/_ui/text-field";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { MeetingFields } from "@/app/(public)/seat/_meeting/meeting-fields";
import type { Meeting } from "@/lib/domain/belle-alliance/game/game-entry";
import { seatsOfPlayers } from "@/lib/domain/belle-alliance/game/players";
import type { NewSeat } from "@/lib/domain/belle-alliance/game/seat";
import { partOf, type Sector } from "@/lib/domain/belle-alliance/game/sector";
import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { LIMITS } from "@/lib/domain/document/limits";
import { type ChosenSeats, type InvitedSide, SideSeats } from "./_invite/side-seats";
import { UmpireSeats } from "./_invite/umpire-seats";

interface InviteProps {
  readonly id: string;
  /** The variant to play; null for the scenario itself. */
  readonly variant: string | null;
  readonly title: string;
  readonly sides: readonly InvitedSide[];
  readonly map: MapView;
  /** Numbers of the releases, the newest first. */
  readonly releases: readonly number[];
}

/** The form that begins a game: a link for each side, each command, each further umpire, and onlookers. */
export function Invite({ id, variant, title, sides, map, releases }: InviteProps) {
  const t = useTranslations("scenarioGame.invite");
  const words = useRefusalWords();
  const [name, setName] = useState(title);
  const [meeting, setMeeting] = useState<Meeting>({ place: "", at: null });
  const [release, setRelease] = useState("now");
  const [chosen, setChosen] = useState<readonly ChosenSeats[]>(() => sides.map(firstChoice));
  const [umpires, setUmpires] = useState<readonly (Sector | null)[]>([]);
  const [hasOnlookers, setOnlookers] = useState(false);
  const [isSending, setSending] = useState(false);
  const seats = [
    ...sides.flatMap((side, i) => seatsOf(side, chosen[i] ?? firstChoice(side))),
    ...(hasOnlookers ? [{ spectator: true as const }] : []),
    ...umpires.map((sector) => ({ umpire: true as const, ...(sector && { sector }) })),
  ];
  const begin = async () => {
    setSending(true);
    const body = {
      title: name.trim() || title,
      seats,
      ...((meeting.place || meeting.at) && { meeting }),
      ...(release === "now" ? {} : { release: Number(release) }),
      ...(variant !== null && { variant }),
    };
    const begun = await callApi("POST /scenarios/{id}/games", { id, body });
    if (begun.ok) return location.assign(`/games/${begun.value.id}/umpire`);
    setSending(false);
    toast({ text: words(begun.refusal), look: "error" });
  };
  const flat = umpires.findIndex(isFlat) + 1;
  const flatPart = flat > 0 ? t("flatPart", { number: flat }) : undefined;
  return (
    <form
      className="grid justify-items-start gap-4 rounded-md border border-rule bg-sheet p-4"
      aria-labelledby="invite"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <h2 id="invite">{t("title")}</h2>
      <TextField
        className="w-full max-w-140"
        label={t("gameTitle")}
        value={name}
        onChange={setName}
        maxLength={LIMITS.nameLength}
      />
      <MeetingFields meeting={meeting} onChange={setMeeting} />
      {releases.length > 0 && (
        <Select
          label={t("release")}
          value={release}
          choices={[
            { value: "now", label: t("asItIs") },
            ...releases.map((number) => ({
              value: String(number),
              label: t("released", { number }),
            })),
          ]}
          onChange={setRelease}
        />
      )}
      {sides.map((side, i) => (
        <SideSeats
          key={side.id}
          side={side}
          chosen={chosen[i] ?? firstChoice(side)}
          onChange={(next) => setChosen((before) => before.with(i, next))}
        />
      ))}
      <UmpireSeats umpires={umpires} onChange={setUmpires} sides={sides} map={map} />
      <Checkbox isSelected={hasOnlookers} onChange={setOnlookers}>
        {t("onlookers")}
      </Checkbox>
      <Button
        type="submit"
        look="primary"
        isPending={isSending}
        offBecause={seats.length === 0 ? t("noSeat") : flatPart}
      >
        {t("begin")}
      </Button>
    </form>
  );
}

/** A seat for each player of a side, or for the whole side where it has none. */
function firstChoice({ players }: InvitedSide): ChosenSeats {
  return { isWhole: players.length === 0, players: new Map(players.map(({ id }) => [id, id])) };
}

function seatsOf({ id, players, others }: InvitedSide, chosen: ChosenSeats): NewSeat[] {
  const led = seatsOfPlayers(id, [...players, ...others], chosen.players);
  return chosen.isWhole ? [{ side: id }, ...led] : led;
}

/** Whether a part of the table is only a line or a point. */
function isFlat(sector: Sector | null): boolean {
  const part = partOf(sector);
  return part !== null && (part.minX === part.maxX || part.minY === part.maxY);
}
