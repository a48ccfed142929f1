import { type BenchAccount, makeAccount, SHIPPED_SCENARIO, send } from "@/lib/cli/bench-account";
import { withService } from "@/lib/cli/bench-service";
import { elapsedMs, type Measurement, measurement } from "@/lib/cli/measurement";

const CROWD = 200;
const EVENING = 9;
const BOUNDS = 8;
/** From an umpire's press until a seat hears of it. */
const NEWS_LIMIT_MS = 500;
/** Until the last of the crowd has its answer. */
const CROWD_LIMIT_MS = 20_000;

interface Seat {
  readonly key: string;
}

interface Game {
  readonly id: string;
  readonly seats: readonly Seat[];
}

/** It takes more than a minute. */
export const onlyByName = true;

/** Games of the largest shipped scenario: how soon an evening's seats hear of a bound, and two hundred seats at once. */
export default async function* game(): AsyncGenerator<Measurement> {
  yield* await withService(async (url) => {
    const umpire = await makeAccount(url);
    const evening = await begin(umpire, EVENING);
    const heard: number[] = [];
    for (let bound = 0; bound < BOUNDS; bound += 1)
      heard.push(...(await hearBound(umpire, evening)));

    const crowd = await begin(umpire, CROWD);
    const crowdHeard = await hearBound(umpire, crowd);
    const address = ({ key }: Seat) => `${umpire.api}/seats/${key}`;
    const read = await atOnce(crowd.seats, (seat) => fetch(address(seat)));
    const lines = await Promise.all(crowd.seats.map((seat) => newsOf(`${address(seat)}/news`)));
    const body = JSON.stringify({ bound: 1, text: "Hold the farm." });
    const headers = { "content-type": "application/json" };
    const ordered = await atOnce(crowd.seats, (seat) =>
      fetch(`${address(seat)}/orders`, { method: "POST", headers, body }),
    );
    await Promise.all(lines.map(({ close }) => close()));
    const news = { samples: heard, p95Limit: NEWS_LIMIT_MS, unit: "ms" };
    return [
      measurement({ bench: `${EVENING} seats hear of a bound`, ...news }),
      measurement({
        bench: `${CROWD} seats hear of a bound`,
        ...{ samples: crowdHeard, p95Limit: CROWD_LIMIT_MS, unit: "ms" },
      }),
      ...crowdFigures("reading the seat", read),
      ...crowdFigures("sending orders, a line open each", ordered),
    ];
  });
}

async function begin({ api, headers }: BenchAccount, count: number): Promise<Game> {
  const scenario = `${api}/scenarios/${SHIPPED_SCENARIO}`;
  const { sides } = await (await send(scenario, { method: "GET", headers })).json();
  const body = { seats: Array.from({ length: count }, (_, i) => ({ side: sides[i % 2].id })) };
  return (await send(`${scenario}/games`, { method: "POST", headers, body })).json();
}

async function openBound({ api, headers }: BenchAccount, id: string): Promise<void> {
  const opened = `${api}/games/${id}/bounds`;
  await (await send(opened, { method: "POST", headers, body: {} })).arrayBuffer();
}

/** How long after an umpire opens the next bound each seat hears of it, in ms. */
async function hearBound(umpire: BenchAccount, { id, seats }: Game): Promise<number[]> {
  const lines = await Promise.all(
    seats.map(({ key }) => newsOf(`${umpire.api}/seats/${key}/news`)),
  );
  const pressed = performance.now();
  const heard = lines.map(async ({ next }) => {
    await next();
    return performance.now() - pressed;
  });
  await openBound(umpire, id);
  const took = await Promise.all(heard);
  await Promise.all(lines.map(({ close }) => close()));
  return took;
}

/** A line of news, once its first mark has come. */
async function newsOf(address: string) {
  const { body } = await fetch(address);
  if (!body) throw new Error(`${address}: no events`);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) throw new Error(`${address}: the line was closed`);
      if (value.includes("event: news")) return;
    }
  };
  await next();
  return { next, close: () => reader.cancel() };
}

interface Answered {
  readonly ms: number;
  readonly isOk: boolean;
}

function atOnce(
  seats: readonly Seat[],
  ask: (seat: Seat) => Promise<Response>,
): Promise<Answered[]> {
  return Promise.all(
    seats.map(async (seat) => {
      let isOk = false;
      const ms = await elapsedMs(async () => {
        const answer = await ask(seat);
        await answer.arrayBuffer();
        isOk = answer.ok;
      });
      return { ms, isOk };
    }),
  );
}

function crowdFigures(what: string, answered: readonly Answered[]): Measurement[] {
  const samples = answered.map(({ ms }) => ms);
  const refused = answered.filter(({ isOk }) => !isOk).length;
  return [
    measurement({ bench: `${CROWD} seats ${what}`, unit: "ms", samples, p95Limit: CROWD_LIMIT_MS }),
    measurement({
      bench: `${CROWD} seats ${what}: refused`,
      unit: "",
      samples: [refused],
      limit: 0,
    }),
  ];
}
