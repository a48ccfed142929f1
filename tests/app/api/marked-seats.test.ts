import fc from "fast-check";
import { expect, test } from "vitest";
import { callApi } from "@/tests/app/api/call-api";
import {
  buildScenario,
  type GameSpec,
  gameSpec,
  idsOf,
  Marks,
  oneOf,
  type Place,
  placesOf,
  readerOf,
  translated,
  wordsIn,
} from "@/tests/app/api/marked-games";
import { newPerson, storeScenario } from "@/tests/app/api/people";
import { PdfFile } from "@/tests/lib/pdf/pdf-file";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();

const owner = await newPerson("Umpire");
const GAMES = Number(process.env.MARKED_GAMES ?? 25);
const SEED = Number(process.env.MARKED_SEED ?? 31);

type PlayersPlace = Extract<Place, { readonly side: string }>;

interface Begun {
  readonly id: string;
  readonly seats: { readonly id: string; readonly key: string }[];
}

async function begin(
  { isVariant }: GameSpec,
  document: object,
  places: readonly Place[],
): Promise<Begun> {
  const id = await storeScenario(owner, document as Record<string, unknown>);
  const json = { seats: places, ...(isVariant ? { variant: "v" } : {}) };
  const begun = await callApi(`/scenarios/${id}/games`, { token: owner.token, json });
  expect(begun.status, begun.text).toBe(201);
  return { id: begun.json.id, seats: begun.json.seats };
}

/** What changes hands, by numbers. */
const handSpec = fc.record({
  giver: fc.nat(100),
  taker: fc.nat(100),
  given: fc.nat(100),
  isNew: fc.boolean(),
  isBegun: fc.boolean(),
});
type HandSpec = typeof handSpec extends fc.Arbitrary<infer Spec> ? Spec : never;

interface Hand {
  readonly giver: number;
  /** A seat more where it is as long as the list of seats. */
  readonly taker: number;
  readonly given: readonly string[];
  /** The places afterwards, worked out from the words of the README alone; one can lead nothing. */
  readonly places: readonly Place[];
}

/** The hand-over a spec asks for; null where there is none between seats of one side. */
function handOf(spec: GameSpec, places: readonly Place[], hand: HandSpec): Hand | null {
  const players = places.flatMap((place, i) => ("side" in place ? [i] : []));
  const giver = oneOf(players, hand.giver) ?? 0;
  const place = places[giver] as PlayersPlace;
  const all = idsOf(spec, place.side === "red" ? 0 : 1).formations;
  const named = place.formations ?? all.filter((id) => id.split("-").length === 2);
  if (named.length === 0) return null;
  const first = hand.given % named.length;
  const given = named.slice(first, first + 1 + (hand.given % 2));
  const others = players.filter(
    (i) => i !== giver && (places[i] as PlayersPlace).side === place.side,
  );
  const taker = hand.isNew ? places.length : oneOf(others, hand.taker);
  if (taker === undefined) return null;
  const isGone = (id: string) => given.some((each) => id === each || id.startsWith(`${each}-`));
  const rest = { ...place, formations: named.filter((id) => !isGone(id)) };
  const after = places.with(giver, rest);
  if (hand.isNew) return { giver, taker, given, places: [...after, newPlace(place.side, given)] };
  const { formations: led, ...took } = places[taker] as PlayersPlace;
  if (!led) return { giver, taker, given, places: after };
  const more = all.filter((id) => [...led, ...given].includes(id));
  const topmost = more.filter((id) => !more.some((above) => id.startsWith(`${above}-`)));
  const placed = after.with(taker, { ...took, formations: topmost });
  return { giver, taker, given, places: placed };
}

function newPlace(side: string, formations: readonly string[]): PlayersPlace {
  return { side, formations, name: "New" };
}

async function handOver(game: Begun, { giver, taker, given, places }: Hand): Promise<void> {
  const from = game.seats[giver]?.id;
  const isNew = taker === game.seats.length;
  const [path, json] = isNew
    ? ["seats", { seat: places[taker], from }]
    : [`seats/${from}/handed-over`, { formations: given, to: game.seats[taker]?.id }];
  const done = await callApi(`/games/${game.id}/${path}`, { token: owner.token, json });
  expect(done.status, `${path} ${JSON.stringify(json)}: ${done.text}`).toBe(isNew ? 201 : 200);
  if (isNew) game.seats.push(done.json);
}

async function open(game: Begun): Promise<void> {
  const { status } = await callApi(`/games/${game.id}/bounds`, { token: owner.token, json: {} });
  expect(status).toBe(200);
}

/** A file of a seat without what differs from game to game. */
async function plain({ id, seats }: Begun, seat: number, file: string): Promise<unknown> {
  const { status, text, json } = await callApi(`/seats/${seats[seat]?.key}${file}`);
  expect(status, text.slice(0, 300)).toBe(200);
  const ids = [id, ...seats.map((each) => each.id)];
  const shown = ids.reduce((all, each, i) => all.replaceAll(each, `id ${i}`), text);
  return json ? { ...JSON.parse(shown), mark: "" } : shown;
}

test("whoever gets and whoever gives formations holds just what they would, had they begun so", async () => {
  const holds = async (spec: GameSpec, asked: HandSpec, n: number) => {
    const before = placesOf(spec);
    const hand = handOf(spec, before, asked);
    if (!hand) return;
    const marks = new Marks();
    const document = translated(buildScenario(spec, marks));
    const game = await begin(spec, document, before);
    if (asked.isBegun) await open(game);
    const giversKey = game.seats[hand.giver]?.key;
    const known = wordsIn((await callApi(`/seats/${giversKey}`)).text);
    await handOver(game, hand);
    const { places } = hand;
    const isEmpty = (place: Place) => "formations" in place && place.formations?.length === 0;
    const twin = await begin(
      spec,
      document,
      places.map((place, i) => (isEmpty(place) ? (before[i] ?? place) : place)),
    );
    if (asked.isBegun) await open(twin);
    for (const [i, place] of places.entries()) {
      if ("umpire" in place) continue;
      const of = `${JSON.stringify(place)} after ${JSON.stringify(before[i])}`;
      const words = wordsIn((await callApi(`/seats/${game.seats[i]?.key}`)).text);
      expect(words, of).toEqual(marks.knownTo(readerOf(spec, place)));
      // Of a whole side it leads some formations from now on, and reads their players' papers.
      if (i === hand.giver && (before[i] as PlayersPlace).formations) {
        expect(
          words.filter((word) => !known.includes(word)),
          of,
        ).toEqual([]);
      }
      if (isEmpty(place)) continue;
      for (const file of ["", "/view?lang=da", "/map.svg"]) {
        expect(await plain(game, i, file), `${file} of ${of}`).toEqual(await plain(twin, i, file));
      }
    }
    if (n % 3 > 0) return;
    for (const i of [hand.giver, hand.taker]) {
      const pack = await callApi(`/seats/${game.seats[i]?.key}/pack.pdf`);
      expect(pack.status, pack.text.slice(0, 300)).toBe(200);
      const may = marks.knownTo(readerOf(spec, places[i] as Place));
      const printed = wordsIn(new PdfFile(pack.bytes).everything);
      expect(printed.filter((word) => !may.includes(word))).toEqual([]);
    }
  };
  await fc.assert(fc.asyncProperty(gameSpec, handSpec, fc.nat(20), holds), {
    seed: SEED,
    numRuns: GAMES,
    endOnFailure: true,
  });
}, 600_000);

test("a seat hears of a hand-over when that changes what it holds, and of no other", async () => {
  const holds = async (spec: GameSpec, hands: readonly HandSpec[]) => {
    let places: readonly Place[] = placesOf(spec);
    const game = await begin(spec, translated(buildScenario(spec, new Marks())), places);
    const all = () =>
      Promise.all(
        game.seats.map(async ({ key }) => {
          const [seat, map] = await Promise.all(
            ["", "/map.svg"].map((file) => callApi(`/seats/${key}${file}`)),
          );
          const { mark, ...held } = seat?.json ?? {};
          return { mark, held: JSON.stringify([held, map?.text]) };
        }),
      );
    let before = await all();
    for (const asked of hands) {
      const hand = handOf(spec, places, asked);
      if (!hand || hand.given.length === 0) continue;
      await handOver(game, hand);
      places = hand.places;
      const after = await all();
      for (const [i, { mark, held }] of before.entries()) {
        if ("umpire" in (places[i] as Place)) continue;
        const of = `${JSON.stringify(places[i])} after ${JSON.stringify(hand)}`;
        expect(after[i]?.mark !== mark, of).toBe(after[i]?.held !== held);
      }
      before = after;
    }
  };
  const hands = fc.array(handSpec, { minLength: 3, maxLength: 5 });
  await fc.assert(fc.asyncProperty(gameSpec, hands, holds), {
    seed: SEED,
    numRuns: GAMES,
    endOnFailure: true,
  });
}, 600_000);
