"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/app/_ui/checkbox";
import { Select } from "@/app/_ui/select";
import {
  ledWith,
  ownPlayers,
  type Players,
  withoutPlayer,
  withPlayer,
} from "@/lib/domain/belle-alliance/game/players";

/** A formation that a seat can lead, and how deep it stands in its side. */
export interface Command {
  readonly id: string;
  readonly name: string;
  readonly depth: number;
  /** The ids of the formations above it. */
  readonly under: readonly string[];
}

/** A side whose seats are chosen. */
export interface InvitedSide {
  readonly id: string;
  readonly name: string;
  /** The formations that the scenario gives to players. */
  readonly players: readonly Command[];
  /** The other formations that a seat can lead. */
  readonly others: readonly Command[];
}

/** The seats of a side: whether it has one for all of it, and who leads which formation. */
export interface ChosenSeats {
  readonly isWhole: boolean;
  readonly players: Players;
}

interface SideSeatsProps {
  readonly side: InvitedSide;
  readonly chosen: ChosenSeats;
  readonly onChange: (chosen: ChosenSeats) => void;
}

/** The seats of a side: a box to tick for a link, and for each of several formations whether it shares another's link. */
export function SideSeats({ side, chosen, onChange }: SideSeatsProps) {
  const t = useTranslations("scenarioGame.invite");
  const own = ownPlayers(chosen.players, [...side.players, ...side.others]);
  const rows = {
    own,
    players: chosen.players,
    onPlayers: (players: Players) => onChange({ ...chosen, players }),
  };
  return (
    <fieldset className="w-full min-w-0">
      <legend className="font-semibold">{t("seatsOf", { side: side.name })}</legend>
      <Checkbox
        isSelected={chosen.isWhole}
        onChange={(isWhole) => onChange({ ...chosen, isWhole })}
      >
        {t("wholeSide")}
      </Checkbox>
      <Commands commands={side.players} {...rows} />
      {side.others.length > 0 && (
        <details>
          <summary className="min-h-8 cursor-pointer content-center touch:min-h-11">
            {t("more", { count: side.others.length })}
          </summary>
          <Commands commands={side.others} {...rows} />
        </details>
      )}
    </fieldset>
  );
}

interface CommandsProps {
  readonly commands: readonly Command[];
  /** The formations of the whole side that have a player of their own. */
  readonly own: readonly Command[];
  readonly players: Players;
  readonly onPlayers: (players: Players) => void;
}

/** A box to tick for each formation, below the one it belongs to, and beside it whose link it has. */
function Commands({ commands, own, players, onPlayers }: CommandsProps) {
  const t = useTranslations("scenarioGame.invite");
  return commands.map(({ id, name, depth }) => {
    const others = own.filter((each) => each.id !== id);
    return (
      <div
        key={id}
        className="flex flex-wrap items-center gap-x-3"
        style={{ marginInlineStart: `${depth}rem` }}
      >
        <Checkbox
          isSelected={players.has(id)}
          onChange={(isOn) =>
            onPlayers(isOn ? withPlayer(players, id) : withoutPlayer(players, id))
          }
        >
          {t("command", { name })}
        </Checkbox>
        {players.has(id) && others.length > 0 && (
          <Select
            className="max-w-full"
            labelHidden
            label={t("linkOf", { name })}
            value={players.get(id) ?? id}
            choices={[
              { value: id, label: t("ownLink") },
              ...others.map((other) => ({
                value: other.id,
                label: t("sameLink", { name: other.name }),
              })),
            ]}
            onChange={(of) =>
              onPlayers(of === id ? withPlayer(players, id) : ledWith(players, id, of))
            }
          />
        )}
      </div>
    );
  });
}
