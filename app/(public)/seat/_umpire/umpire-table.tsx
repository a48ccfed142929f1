import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { ComponentProps } from "react";
import { currentContext } from "@/app/_frame/current-context";
import { Page } from "@/app/_ui/page";
import { drawCourier } from "@/lib/domain/belle-alliance/drawing/draw-courier";
import { drawSector } from "@/lib/domain/belle-alliance/drawing/draw-sector";
import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import { inSector } from "@/lib/domain/belle-alliance/game/in-sector";
import { leads } from "@/lib/domain/belle-alliance/game/report";
import { outlineOf, partOf, type Sector } from "@/lib/domain/belle-alliance/game/sector";
import {
  arrivalWords,
  isCertain,
  whoWords,
} from "@/lib/domain/belle-alliance/scenario/arrival-words";
import type {
  FormationView,
  ScenarioView,
} from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { penFor } from "@/lib/domain/table/drawing/draw-scene";
import type { SvgNode } from "@/lib/domain/table/drawing/svg-node";
import type { UmpiredView } from "@/lib/usecases/belle-alliance/game/read-seat";
import { MapPart } from "../../scenarios/[id]/_read/map-part";
import { Troops } from "../../scenarios/[id]/_read/order-of-battle";
import { VictoryPart } from "../../scenarios/[id]/_read/victory-part";
import { MeetingForm } from "../_meeting/meeting-form";
import { Placings } from "../_placing/placings";
import { ResultPart } from "../_result/result-part";
import { BesideMap } from "../_seat/beside-map";
import { TableHead } from "../_seat/game-head";
import { Live } from "../_seat/live";
import { ChangeSeats } from "./change-seats";
import { DueArrivals, DueEvents } from "./due-events";
import { GameLog } from "./game-log";
import { MessageStates } from "./message-states";
import { reportWords } from "./report-words";
import { RevealForm } from "./reveal-form";
import { SeatLinks } from "./seat-links";
import { UmpireActs } from "./umpire-acts";
import type { WhichGame } from "./use-umpire";
import { WriteForm } from "./write-form";

interface UmpireTableProps {
  readonly view: UmpiredView;
  /** The key of an umpire's seat; null for the owner of the game. */
  readonly seatKey: string | null;
  /** Whether everything is shown, although the seat has a sector. */
  readonly isWhole: boolean;
}

/** A game as its umpires see and run it. */
export async function UmpireTable({ view: whole, seatKey, isWhole }: UmpireTableProps) {
  const t = await getTranslations("scenarioGame");
  const read = await getTranslations("scenarioRead");
  const sector = sectorOf(whole, seatKey);
  const view = sector && !isWhole ? inSector(whole, sector) : whole;
  const { game, scenario, messages, log, mark, seats, units } = view;
  const which = { id: game.id, ...(seatKey === null ? {} : { query: { seat: seatKey } }) };
  const news = `/api/v1/games/${game.id}/news${seatKey === null ? "" : `?seat=${seatKey}`}`;
  const named = await namedSeats(view);
  const shown = named.map(({ id, name }) => ({ id, name }));
  const readers = seats.map((seat, i) => ({
    id: seat.id,
    name: shown[i]?.name ?? "",
    units: units.filter((unit) => leads(seat, unit)).map(({ id }) => id),
  }));
  return (
    <Page look="sections">
      <TableHead game={game}>
        {!game.isOver && <UmpireActs which={which} bound={game.bound} />}
        {!game.isOver && <MeetingForm which={which} meeting={game.meeting} />}
      </TableHead>
      <Live at={news} mark={mark} asOf={(await currentContext()).now().toISOString()} />
      {sector && <SectorLink isWhole={isWhole} what={await sectorWords(sector, scenario.sides)} />}
      <BesideMap map={<MapPart view={scenario} below={[]} over={drawnOver(view, sector)} />}>
        {!game.isOver && <ToDo view={view} names={shown} which={which} />}
        <ResultPart which={which} game={game} scenario={scenario} ownSide={null} />
        {/* Before the first bound the links are to be handed out. */}
        {game.bound === 0 && <Seats which={which} seats={named} view={whole} />}
        <Placings view={view} which={which} names={shown} />
        <section aria-labelledby="orders">
          <h2 id="orders">{t("umpire.orders")}</h2>
          <OrdersOfBound view={view} names={shown} />
        </section>
        <section aria-labelledby="messages">
          <h2 id="messages">{t("umpire.messages")}</h2>
          {!game.isOver && (
            <WriteForm which={which} seats={readers} units={units} results={await reportWords()} />
          )}
          <div role="log" aria-labelledby="messages">
            <MessageStates
              which={which}
              messages={messages}
              seats={shown}
              isOver={game.isOver}
              map={scenario.map}
            />
          </div>
        </section>
        {!game.isOver && (
          <section aria-labelledby="reveal">
            <h2 id="reveal">{t("umpire.reveal")}</h2>
            <RevealForm which={which} seats={shown} things={thingsToReveal(scenario)} />
          </section>
        )}
        {game.bound > 0 && <Seats which={which} seats={named} view={whole} />}
        <section aria-labelledby="log">
          <h2 id="log">{t("umpire.log")}</h2>
          <div role="log" aria-labelledby="log">
            <GameLog which={which} log={log} seats={shown} arrivals={arrivalsIn(whole.scenario)} />
          </div>
        </section>
      </BesideMap>
      <VictoryPart view={scenario} />
      <section aria-labelledby="troops">
        <h2 id="troops">{read("orderOfBattle")}</h2>
        <Troops view={scenario} />
      </section>
    </Page>
  );
}

interface SeatsProps extends ComponentProps<typeof SeatLinks> {
  readonly view: UmpiredView;
}

async function Seats({ which, seats, view }: SeatsProps) {
  const t = await getTranslations("scenarioGame.seats");
  const { isOver, bound } = view.game;
  return (
    <section aria-labelledby="seats">
      <h2 id="seats">{t("title")}</h2>
      <SeatLinks which={which} seats={seats} />
      {!isOver && <ChangeSeats which={which} isBefore={bound === 0} {...changeable(view, seats)} />}
    </section>
  );
}

/** The sides with all that a seat can lead, and the players' seats with what each can hand over. */
function changeable({ scenario, seats }: UmpiredView, names: SeatsProps["seats"]) {
  const sides = scenario.sides.map(({ id, name, formations }) => {
    const top = formations ?? [];
    return { id, name, top: top.map((each) => each.id), formations: under(top).map(namedFull) };
  });
  const players = seats.flatMap(({ id, place }, i) => {
    const side = "side" in place && sides.find((each) => each.id === place.side);
    if (!side) return [];
    const named = place.formations ?? side.top;
    return {
      ...{ id, name: names[i]?.name ?? "", side: side.id },
      named: side.formations.filter((each) => named.includes(each.id)),
    };
  });
  return { sides: sides.map(({ top: _, ...side }) => side), seats: players };
}

function namedFull({ id, fullName }: FormationView) {
  return { id, name: fullName };
}

/** What the seat looks after; null for all. */
function sectorOf({ seats }: UmpiredView, seatKey: string | null): Sector | null {
  const place = seatKey === null ? null : seats.find(({ key }) => key === seatKey)?.place;
  return (place && "umpire" in place && place.sector) || null;
}

/** What an umpire looks after: sides by their names, or a part of the table in cm. */
async function sectorWords(
  sector: Sector,
  sides: readonly { readonly id: string; readonly name: string }[],
): Promise<string> {
  const t = await getTranslations("seatPage.sector");
  const part = partOf(sector);
  if (part) {
    const { minX: west, maxX: east, minY: south, maxY: north } = part;
    return t("part", { west, east, south, north });
  }
  const ids = "sides" in sector ? sector.sides : [];
  return sides
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(", ");
}

interface SectorLinkProps extends Pick<UmpireTableProps, "isWhole"> {
  /** What the seat looks after, in words. */
  readonly what: string;
}

async function SectorLink({ isWhole, what }: SectorLinkProps) {
  const t = await getTranslations("seatPage.sector");
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 border border-rule bg-sheet px-3 py-2">
      {t(isWhole ? "isAll" : "isSector", { what })}
      <Link className="inline-flex min-h-11 items-center" href={isWhole ? "?" : "?all=yes"}>
        {t(isWhole ? "sector" : "all")}
      </Link>
    </p>
  );
}

/** The umpire's part of the table and the ways of couriers that are under way, on the map. */
function drawnOver({ messages, scenario }: UmpiredView, sector: Sector | null): SvgNode[] {
  const scene = mapScene(scenario.map);
  const pen = penFor(scene, { palette: "variables", size: "page", idPrefix: "read" });
  const part = partOf(sector);
  return [
    ...(part ? [drawSector(outlineOf(part), pen)] : []),
    ...messages.flatMap(({ state, ride }) =>
      state === "under-way" && ride?.way ? [drawCourier(ride.way, pen)] : [],
    ),
  ];
}

/** The seats with names by which an umpire tells them apart, and what they are. */
async function namedSeats({ seats, scenario }: UmpiredView) {
  const t = await getTranslations("scenarioGame.seats");
  const formations = new Map(
    scenario.sides.flatMap((side) => under(side.formations ?? [])).map((f) => [f.id, f.fullName]),
  );
  const named = seats.map(async ({ id, name, place, key, isOpen, opened }) => {
    const link = { id, key, isOpen, opened };
    if ("umpire" in place) {
      const { sector } = place;
      const after = sector
        ? t("looksAfter", { what: await sectorWords(sector, scenario.sides) })
        : t("looksAfterAll");
      return { ...link, name: place.name ?? t("umpireNo", { name }), is: t("is.umpire"), after };
    }
    if ("spectator" in place) {
      const shown = place.name ?? t("onlookerNo", { name });
      return { ...link, name: shown, is: t("is.spectator"), after: "" };
    }
    if (!place.formations) return { ...link, name, is: t("is.side"), after: "" };
    const led = place.formations.map((each) => formations.get(each) ?? each);
    const after = led.length === 0 ? t("leadsNothing") : t("leads", { names: led.join(", ") });
    return { ...link, name, is: t("is.formations"), after };
  });
  return await Promise.all(named);
}

function arrivalsIn({ sides }: ScenarioView) {
  return sides.flatMap(({ reinforcements }) =>
    (reinforcements ?? []).map(({ id, brings }) => ({ id, name: brings.join(", ") })),
  );
}

function under(formations: readonly FormationView[]): FormationView[] {
  return formations.flatMap((each) => [each, ...under(each.formations)]);
}

/** Placed units by side, and hidden ground. */
function thingsToReveal({ map, sides }: ScenarioView) {
  return {
    sides: sides.map(({ id, name }) => ({
      id,
      name,
      units: map.units
        .filter((unit) => unit.sideId === id)
        .map((u) => ({ id: u.id, name: u.name, xCm: u.xCm, yCm: u.yCm })),
    })),
    features: map.features
      .filter(({ hiddenFrom }) => hiddenFrom.length > 0)
      .map(({ id, name, kind }) => ({ id, name: name || kind })),
  };
}

interface NamedProps {
  readonly view: UmpiredView;
  readonly names: readonly { readonly id: string; readonly name: string }[];
}

async function ToDo({ view, names, which }: NamedProps & { readonly which: WhichGame }) {
  const t = await getTranslations("scenarioGame.umpire");
  const say = await getTranslations("events");
  const { notices, scenario, game } = view;
  const { withoutOrders, arrivals, acts, underWay } = notices;
  const late = names.filter(({ id }) => withoutOrders.includes(id)).map(({ name }) => name);
  const sideOf = (id: string) => scenario.sides.find((side) => side.id === id)?.name ?? "";
  const namesOf = ({ sideId, brings }: (typeof arrivals)[number]) => ({
    side: sideOf(sideId),
    names: brings.join(", "),
  });
  const arrivalLine = (line: string, arrival: (typeof arrivals)[number]) =>
    [line, ...arrivalWords(arrival, say)].join(". ");
  const mayCome = arrivals
    .filter((each) => !isCertain(each))
    .map((each) => ({ id: each.id, text: arrivalLine(say("comes", namesOf(each)), each) }));
  const lines = [
    ...(game.bound > 0 && late.length > 0 ? [t("withoutOrders", { names: late.join(", ") })] : []),
    ...arrivals.filter(isCertain).map((each) => arrivalLine(t("arrives", namesOf(each)), each)),
    ...acts.map(({ text }) => text),
    ...(underWay.length > 0 ? [t("underWay", { count: underWay.length })] : []),
  ];
  const due = notices.events.map(({ id, text, sightCm, seats, isTold, umpire }) => ({
    ...{ id, seats, isTold },
    text: [text, sightCm === null ? "" : say("sightSays", { cm: sightCm })]
      .filter(Boolean)
      .join(" "),
    who: whoWords(umpire?.toldTo ?? "umpire", { say, sides: scenario.sides }),
  }));
  return (
    <section aria-labelledby="to-do">
      <h2 id="to-do">{t("notices")}</h2>
      {lines.length + mayCome.length + due.length === 0 && (
        <p className="text-ink-3">{t("allDone")}</p>
      )}
      <ul className="list-disc ps-4">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {mayCome.length > 0 && <DueArrivals which={which} arrivals={mayCome} />}
      {due.length > 0 && <DueEvents which={which} events={due} />}
    </section>
  );
}

async function OrdersOfBound({ view, names }: NamedProps) {
  const t = await getTranslations("scenarioGame");
  const ba = await getTranslations("belleAlliance.formation");
  const { orders, game, scenario } = view;
  const now = orders.filter(({ bound }) => bound === game.bound);
  if (now.length === 0) return <p className="text-ink-3">{t("umpire.noOrders")}</p>;
  const troops = scenario.sides.flatMap((side) => under(side.formations ?? []));
  const nameOf = new Map([
    ...troops.map(({ id, fullName }) => [id, fullName] as const),
    ...troops.flatMap(({ units }) => units.map(({ id, name }) => [id, name] as const)),
  ]);
  return (
    <ul className="grid gap-3">
      {now.map((sent) => (
        <li key={sent.seatId} className="border border-rule bg-sheet px-3 py-2">
          <b>{names.find(({ id }) => id === sent.seatId)?.name}</b>
          <ul className="list-disc ps-4">
            {sent.orders.map(({ of, formation, rate, target, position, continuedAdvance }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same unit may have two orders.
              <li key={i}>
                {[
                  nameOf.get(of) ?? of,
                  formation && ba(formation),
                  rate,
                  target,
                  position && t("orders.position"),
                  continuedAdvance && t("orders.continued"),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </li>
            ))}
          </ul>
          {sent.text && <p className="whitespace-pre-wrap">{sent.text}</p>}
        </li>
      ))}
    </ul>
  );
}
