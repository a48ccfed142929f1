import { getLocale, getTranslations } from "next-intl/server";
import { currentContext } from "@/app/_frame/current-context";
import { MarkdownView } from "@/app/_ui/markdown-view";
import { Page } from "@/app/_ui/page";
import { arrivalWords } from "@/lib/domain/belle-alliance/scenario/arrival-words";
import type {
  CommandView,
  FormationView,
  SideView,
} from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { readSeat } from "@/lib/usecases/belle-alliance/game/read-seat";
import { EventsPart } from "../../scenarios/[id]/_read/events-part";
import { MapPart } from "../../scenarios/[id]/_read/map-part";
import { Troops } from "../../scenarios/[id]/_read/order-of-battle";
import { PartTitle } from "../../scenarios/[id]/_read/part-title";
import { SMALL_PROSE } from "../../scenarios/[id]/_read/small-prose";
import { VictoryPart } from "../../scenarios/[id]/_read/victory-part";
import { PlaceTroops } from "../_placing/place-troops";
import { ResultPart } from "../_result/result-part";
import { BesideMap } from "./beside-map";
import { TableHead } from "./game-head";
import { KeptPage, PapersLink } from "./kept-page";
import { Live } from "./live";
import { Losses } from "./losses";
import { MessageForm } from "./message-form";
import { OrdersForm } from "./orders-form";
import { QuickReference } from "./quick-reference";

type View = Extract<Awaited<ReturnType<typeof readSeat>>, { kind: "seat-view" }>;

interface SeatProps {
  readonly view: View;
  readonly seatKey: string;
}

/** A player's or an onlooker's page: what they know, and what they may do now. */
export async function SeatTable({ view, seatKey }: SeatProps) {
  const t = await getTranslations("scenarioGame");
  const { game, seat, scenario, mark } = view;
  const side = scenario.sides.find(
    ({ formations, tasks }) => formations !== null || tasks !== null,
  );
  const isPlayer = scenario.audience.for !== "public";
  const asOf = (await currentContext()).now().toISOString();
  return (
    <Page look="sections">
      <TableHead game={game}>
        <p className="text-ink-2">{t("head.seat", { name: seat.name })}</p>
        <KeptPage seatKey={seatKey} mark={mark} />
      </TableHead>
      <Live at={`/api/v1/seats/${seatKey}/news`} mark={mark} asOf={asOf} />
      <BesideMap map={<MapPart view={scenario} below={[]} />}>
        {isPlayer && (
          <ResultPart
            which={{ id: game.id, query: { seat: seatKey } }}
            game={game}
            scenario={scenario}
            ownSide={"sideId" in scenario.audience ? scenario.audience.sideId : null}
          />
        )}
        {isPlayer && <Told told={view.told} />}
        {isPlayer && <Placing view={view} seatKey={seatKey} side={side} />}
        {isPlayer && !game.isOver && <Orders view={view} seatKey={seatKey} side={side} />}
        {isPlayer && <Messages view={view} seatKey={seatKey} />}
      </BesideMap>
      <Papers view={view} side={isPlayer ? side : undefined} seatKey={seatKey} />
      <section aria-labelledby="troops">
        <h2 id="troops">{t("troops.title")}</h2>
        {isPlayer && side?.formations?.length === 0 && <p>{t("troops.nothing")}</p>}
        {isPlayer && side && <Losses seatId={seat.id} units={unitsOf(side.formations ?? [])} />}
        <Troops view={scenario} />
      </section>
      {isPlayer && side && (
        <QuickReference units={unitsOf(side.formations ?? [])} map={scenario.map} />
      )}
    </Page>
  );
}

function unitsOf(formations: readonly FormationView[]): FormationView["units"] {
  return formations.flatMap((each) => [...each.units, ...unitsOf(each.formations)]);
}

async function Told({ told }: Pick<View, "told">) {
  const t = await getTranslations("scenarioGame.told");
  return (
    <section aria-labelledby="told">
      <h2 id="told">{t("title")}</h2>
      {told.length === 0 && <p className="text-ink-3">{t("none")}</p>}
      <ul className="grid gap-2">
        {told.toReversed().map(({ text, bound }, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added, newest first.
            key={told.length - i}
            className="whitespace-pre-wrap border-brass border-s-3 bg-sheet px-3 py-2"
          >
            {text} <small className="text-ink-3">{t("in", { bound })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function Placing({
  view,
  seatKey,
  side,
}: SeatProps & { readonly side: SideView | undefined }) {
  const t = await getTranslations("seatPage.placing");
  const { placing, game, seat, scenario } = view;
  if (!placing || !side || game.bound > 0 || game.isOver) return null;
  const { zone, sent, answer, word } = placing;
  return (
    <section aria-labelledby="placing">
      <h2 id="placing">{t("title")}</h2>
      {sent && <p className="font-semibold">{t(answer ?? "awaits")}</p>}
      {word && <p className="whitespace-pre-wrap border-brass border-s-3 px-3">{word}</p>}
      {zone ? (
        <PlaceTroops
          seatKey={seatKey}
          seatId={seat.id}
          placing={{ ...placing, zone }}
          map={scenario.map}
          colour={side.colour}
        />
      ) : (
        <p className="text-ink-3">{t("noZone")}</p>
      )}
    </section>
  );
}

async function Orders({
  view,
  seatKey,
  side,
}: SeatProps & { readonly side: SideView | undefined }) {
  const t = await getTranslations("scenarioGame.orders");
  const { bound } = view.game;
  if (bound === 0) return <p className="text-ink-3">{t("closed")}</p>;
  const formations = side?.formations ?? [];
  const led = [
    ...formationsIn(formations).map(({ id, fullName: name }) => ({ id, name })),
    ...unitsOf(formations).map(({ id, name }) => ({ id, name })),
  ];
  const sent = view.orders.find((each) => each.bound === bound) ?? null;
  return (
    <section aria-labelledby="orders">
      <h2 id="orders">{t("title", { bound })}</h2>
      <OrdersForm
        key={bound}
        seatKey={seatKey}
        seatId={view.seat.id}
        bound={bound}
        led={led}
        sent={sent}
      />
    </section>
  );
}

function formationsIn(formations: readonly FormationView[]): FormationView[] {
  return formations.flatMap((each) => [each, ...formationsIn(each.formations)]);
}

async function Messages({ view, seatKey }: SeatProps) {
  const t = await getTranslations("scenarioGame.messages");
  const { messages, others, game, seat } = view;
  const nameOf = (id: string) =>
    id === "umpire" ? t("umpire") : (others.find((each) => each.id === id)?.name ?? "");
  return (
    <section aria-labelledby="messages">
      <h2 id="messages">{t("title")}</h2>
      {!game.isOver && <MessageForm seatKey={seatKey} seatId={seat.id} others={others} />}
      <div role="log" aria-labelledby="messages">
        {messages.length === 0 && <p className="text-ink-3">{t("none")}</p>}
        <ul className="grid gap-2">
          {messages.toReversed().map(({ id, is, with: other, text, bound }) => (
            <li
              key={id}
              className="whitespace-pre-wrap border-rule-2 border-s-3 bg-sheet px-3 py-2"
            >
              <small className="block text-ink-3">
                {t(is === "sent" ? "toOne" : "from", { name: nameOf(other), bound })}
              </small>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface PapersProps extends SeatProps {
  readonly side: SideView | undefined;
}

async function Papers({ view: { scenario, mark }, side, seatKey }: PapersProps) {
  const t = await getTranslations("scenarioGame.papers");
  const read = await getTranslations("scenarioRead");
  const events = await getTranslations("events");
  const language = await getLocale();
  const commands = side?.commands ?? [];
  const papers = [
    ...commands.flatMap(({ fullName, orders, brief }) => [
      [`${t("orders")} (${fullName})`, orders],
      [`${t("ownBrief")} (${fullName})`, brief],
    ]),
    ...beliefsOf(commands, t("believed")),
    [t("tasks"), side?.tasks],
    [t("brief"), side?.brief],
    [t("believed"), side?.believedOfEnemy],
    [t("common"), scenario.commonKnowledge],
    [read("summary"), scenario.summary],
  ].filter((paper): paper is [string, string] => Boolean(paper[1]?.trim()));
  return (
    <section aria-labelledby="papers">
      <h2 id="papers">{t("title")}</h2>
      {papers.length === 0 && <p className="text-ink-3">{t("none")}</p>}
      {papers.map(([title, text]) => (
        <div key={title}>
          <PartTitle>{title}</PartTitle>
          <MarkdownView text={text} topLevel={4} lang={scenario.language} className={SMALL_PROSE} />
        </div>
      ))}
      <VictoryPart view={scenario} />
      <EventsPart view={scenario} />
      {side?.reinforcements && side.reinforcements.length > 0 && (
        <div>
          <PartTitle>{t("arrivals")}</PartTitle>
          <ul className="list-disc ps-4">
            {side.reinforcements.map(({ id, bound, time, brings, note, ...hangsOn }) => (
              <li key={id}>
                {read("papers.arrival", { bound, time: time ?? "–", names: brings.join(", ") })}{" "}
                {[...arrivalWords(hangsOn, events), note].join(" ")}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        <PapersLink
          seatKey={seatKey}
          mark={mark}
          address={`/api/v1/seats/${seatKey}/pack.pdf?lang=${language}`}
        />
      </p>
    </section>
  );
}

/** What commanders believe, once for all who believe the same: those without beliefs of their own share their side's. */
function beliefsOf(commands: readonly CommandView[], title: string): [string, string][] {
  const beliefs = new Set(commands.map(({ believedOfEnemy }) => believedOfEnemy));
  const whoBelieve = (text: string) =>
    commands.filter(({ believedOfEnemy }) => believedOfEnemy === text);
  return [...beliefs].map((text) => {
    const names = whoBelieve(text).map(({ fullName }) => fullName);
    return [beliefs.size === 1 ? title : `${title} (${names.join(", ")})`, text];
  });
}
