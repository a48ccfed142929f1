import { getTranslations } from "next-intl/server";
import { Tag } from "@/app/_ui/tag";
import type { MapView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { UmpiredView } from "@/lib/usecases/belle-alliance/game/read-seat";
import { Folded } from "../_seat/folded";
import type { WhichGame } from "../_umpire/use-umpire";
import { overlapsOf } from "./own-pieces";
import { PlacingAnswer } from "./placing-answer";
import { ShownPlacing } from "./shown-placing";
import { ZoneForm } from "./zone-form";

interface PlacingsProps {
  readonly view: UmpiredView;
  readonly which: WhichGame;
  readonly names: readonly { readonly id: string; readonly name: string }[];
}

/** Before the first bound: the zones of the seats, and the troops they have placed, to take over or send back. */
export async function Placings({ view, which, names }: PlacingsProps) {
  const t = await getTranslations("seatPage.placings");
  const { game, placings, scenario, seats } = view;
  if (game.isOver || game.bound > 0) return null;
  const players = seats.filter(({ place }) => "side" in place).map(({ id }) => id);
  const nameOf = (id: string) => names.find((each) => each.id === id)?.name ?? "";
  const zoneOf = (id: string) => placings.find((each) => each.seatId === id)?.zone ?? null;
  if (players.length === 0) return null;
  return (
    <section aria-labelledby="placings">
      <h2 id="placings">{t("title")}</h2>
      <p className="text-ink-2">{t("lead")}</p>
      {placings.map(({ seatId, zone, sent, answer, word, map }) => (
        <div key={seatId} className="grid gap-2 border border-rule bg-sheet px-3 py-2">
          <p>
            <b>{nameOf(seatId)}</b>{" "}
            <Tag>{t(answer ?? (sent ? "sent" : zone ? "awaited" : "noZone"))}</Tag> {word}
          </p>
          {map && (
            <ShownPlacing
              map={map}
              zone={zone}
              label={t("mapOf", { name: nameOf(seatId) })}
              idPrefix={`placed-${seatId}`}
            />
          )}
          {map && sent && <Overlap of={sent.units} units={map.units} />}
          {sent && answer === null && <PlacingAnswer which={which} seatId={seatId} />}
        </div>
      ))}
      <Folded title={t("draw")} isOpen={placings.length === 0}>
        <ZoneForm
          which={which}
          map={scenario.map}
          seats={players.map((id) => ({ id, name: nameOf(id), zone: zoneOf(id) }))}
        />
      </Folded>
    </section>
  );
}

interface OverlapProps {
  readonly of: readonly { readonly id: string }[];
  readonly units: MapView["units"];
}

/** Which of the placed units stand on others, in the open. */
async function Overlap({ of, units }: OverlapProps) {
  const t = await getTranslations("seatPage.placing");
  const open = units.filter(({ holds }) => holds === null);
  const pairs = overlapsOf(open, new Set(of.map(({ id }) => id)));
  return pairs.length > 0 && <p>{t("overlap", { pairs: pairs.join("; ") })}</p>;
}
