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
  wordsInDanish,
} from "@/tests/app/api/marked-games";
import { newPerson, storeScenario } from "@/tests/app/api/people";
import { PdfFile } from "@/tests/lib/pdf/pdf-file";
import { freshDatabase } from "@/tests/setup/database";

await freshDatabase();

const owner = await newPerson("Umpire");
const stranger = await newPerson("Stranger");
const GAMES = Number(process.env.MARKED_GAMES ?? 25);
/** Of so many games one is printed. */
const PACK_OF = 3;
const SEED = Number(process.env.MARKED_SEED ?? 31);

/** A line of a game's log as the test knows it, with the seats concerned by their number and its marked words. */
interface Line {
  readonly kind: string;
  readonly by: number | null;
  readonly to: readonly number[];
  readonly words: readonly string[];
  /** What was sent, to send it again. */
  readonly path: string;
  readonly method: string;
  readonly body: object;
  /** The units and features it shows. */
  readonly units: readonly string[];
}

interface Begun {
  readonly id: string;
  readonly seats: readonly { readonly id: string; readonly key: string }[];
}

async function begin(spec: GameSpec, document: object, places: readonly Place[]): Promise<Begun> {
  const id = await storeScenario(owner, translated(document) as Record<string, unknown>);
  const json = { seats: places, ...(spec.isVariant ? { variant: "v" } : {}) };
  const begun = await callApi(`/scenarios/${id}/games`, { token: owner.token, json });
  expect(begun.status, begun.text).toBe(201);
  return { id: begun.json.id, seats: begun.json.seats };
}

/** A game that is played as a spec has it, and what the test knows of it. */
class Played {
  /** The lines that count. */
  lines: { readonly seq: number; readonly line: Line }[] = [];
  private seq = 0;
  private bound = 0;
  private word = 0;
  readonly places: readonly Place[];

  constructor(
    private readonly spec: GameSpec,
    readonly game: Begun,
  ) {
    this.places = placesOf(spec);
  }

  private nextWord(): string {
    this.word += 1;
    return `q${5_000 + this.word}z`;
  }

  async play(): Promise<void> {
    for await (const _ of this.steps());
  }

  /** Plays the game, and pauses after each act. */
  async *steps(): AsyncGenerator<void> {
    for (const act of this.spec.before) yield this.act(act);
    yield this.open();
    for (const act of this.spec.acts) yield this.act(act);
    if (this.spec.isEnded) {
      await this.send({ kind: "ended", path: "end", words: [] });
      yield;
    }
  }

  private async open(): Promise<void> {
    const { status } = await this.send({ kind: "bound", path: "bounds", words: [] });
    if (status === 200) this.bound += 1;
  }

  private players(): number[] {
    return this.places.flatMap((place, i) => ("side" in place ? [i] : []));
  }

  private async act({ kind, a, b, c }: GameSpec["acts"][number]): Promise<void> {
    const { game, places, spec } = this;
    const players = this.players();
    const seat = oneOf(players, a) ?? 0;
    const other = oneOf(players, b) ?? 0;
    const word = this.nextWord();
    const words = [word];
    const idAt = (i: number) => game.seats[i]?.id ?? "";
    const keyAt = (i: number) => game.seats[i]?.key ?? "";
    const side = (i: number) => (readerOf(spec, places[i] as Place).side === "red" ? 0 : 1);
    switch (kind) {
      case "bound":
        return this.open();
      case "orders": {
        const place = places[seat];
        const led = place && "side" in place ? place.formations?.[0] : undefined;
        const of = led ?? idsOf(spec, side(seat)).formations[0];
        const body = { bound: this.bound, orders: [{ of, target: word }], text: word };
        await this.send({ kind, by: seat, path: "orders", body, words });
        return;
      }
      case "message": {
        const to = c % 2 === 0 ? "umpire" : idAt(other);
        const body = { to, text: word };
        await this.send({
          kind,
          by: seat,
          to: c % 2 === 0 ? [] : [other],
          path: "messages",
          body,
          words,
        });
        return;
      }
      case "write":
        await this.send({
          kind: "message",
          path: "messages",
          to: [seat],
          body: { to: idAt(seat), text: word },
          words,
        });
        return;
      case "settle": {
        const { messages } = await this.umpires();
        const message = oneOf(messages as { id: string }[], b);
        if (!message) return;
        const state = oneOf(["arrived", "lost", "taken"], c);
        const path = `messages/${message.id}/state`;
        await this.send({ kind, path, method: "PUT", body: { state }, words: [] });
        return;
      }
      case "reveal": {
        const to = [...new Set([a % (places.length - 1), b % (places.length - 1)])];
        const all = [...idsOf(spec, 0).units, ...idsOf(spec, 1).units];
        const units = [oneOf(all, c)].filter((id) => id !== undefined);
        const features = spec.features.length > 0 ? [`f${c % spec.features.length}`] : [];
        const places_ = c % 3 === 0 ? units.map((unit) => ({ unit, at: [150, 20] })) : [];
        const body = { seats: to.map(idAt), text: word, units, features, places: places_ };
        await this.send({ kind, to, path: "reveals", body, words, units });
        return;
      }
      case "zone": {
        const zone = [
          [0, 0],
          [180, 0],
          [180, 60],
          [0, 60],
        ];
        const path = `seats/${idAt(seat)}/zone`;
        await this.send({ kind, to: [seat], path, method: "PUT", body: { zone }, words: [] });
        return;
      }
      case "place": {
        const { placing } = (await callApi(`/seats/${keyAt(seat)}`)).json;
        const unit = oneOf((placing?.units ?? []) as { id: string }[], b);
        const units = unit
          ? [{ id: unit.id, xCm: 60 + (c % 90), yCm: 30, facingDeg: 0, formation: "line" }]
          : [];
        await this.send({
          kind,
          by: seat,
          path: "placing",
          body: { units },
          words: [],
          units: units.map(({ id }) => id),
        });
        return;
      }
      case "answer": {
        const body = { answer: c % 2 === 0 ? "taken-over" : "sent-back", word };
        await this.send({ kind, to: [seat], path: `seats/${idAt(seat)}/placing`, body, words });
        return;
      }
      case "back": {
        const { line: _, seq } = oneOf(this.lines, b) ?? { line: null, seq: 0 };
        if (seq === 0) return;
        const { status } = await this.send({
          kind,
          path: "taken-back",
          body: { line: seq },
          words: [],
        });
        if (status !== 200) return;
        this.lines = this.lines.filter((each) => each.seq < seq);
        this.bound = this.lines.filter(({ line }) => line.kind === "bound").length;
      }
    }
  }

  private async send(given: Partial<Line> & Pick<Line, "kind" | "path" | "words">) {
    const line: Line = { by: null, to: [], method: "POST", body: {}, units: [], ...given };
    const { game } = this;
    const answer = await callApi(addressOf(game, line), callOf(line));
    expect([200, 403, 409, 422], `${line.path}: ${answer.text}`).toContain(answer.status);
    if (answer.status === 200) {
      this.seq += 1;
      if (line.kind !== "back") this.lines.push({ seq: this.seq, line });
    }
    return answer;
  }

  // biome-ignore lint/suspicious/noExplicitAny: an answer of the API.
  async umpires(): Promise<any> {
    return (await callApi(`/games/${this.game.id}/umpire`, { token: owner.token })).json;
  }
}

function addressOf(game: Begun, { by, path }: Line): string {
  return by === null ? `/games/${game.id}/${path}` : `/seats/${game.seats[by]?.key}/${path}`;
}

function callOf({ by, method, body, kind }: Line) {
  return {
    method,
    ...(kind === "ended" ? {} : { json: body }),
    ...(by === null ? { token: owner.token } : {}),
  };
}

/** The words a seat may read of what was done at the game. */
async function doneFor(played: Played, seat: number): Promise<string[]> {
  const { messages } = await played.umpires();
  const orders = new Map<string, readonly string[]>();
  const words: string[] = [];
  let answered: readonly string[] = [];
  for (const { line } of played.lines) {
    const { kind, by, to } = line;
    if (kind === "orders" && by === seat)
      orders.set(JSON.stringify(line.body).match(/"bound":\d+/)?.[0] ?? "", line.words);
    if (kind === "reveal" && to.includes(seat)) words.push(...line.words);
    if (kind === "message" && by === seat) words.push(...line.words);
    if (kind === "message" && to.includes(seat)) {
      const [word = ""] = line.words;
      const { state } = messages.find(({ text }: { text: string }) => text === word);
      if (state === "arrived") words.push(word);
    }
    if (kind === "place" && by === seat) answered = [];
    if (kind === "answer" && to.includes(seat)) answered = line.words;
  }
  return [...words, ...answered, ...[...orders.values()].flat()].sort();
}

const sorted = (words: readonly string[]) => [...new Set(words)].sort();

/** The names of ground that was revealed to a seat of a side. */
function groundFor({ lines }: Played, marks: Marks, seat: number): string[] {
  const shown = lines.filter(({ line }) => line.kind === "reveal" && line.to.includes(seat));
  return shown.flatMap(({ line }) =>
    featuresOf(line).map((id) => marks.wordOf(`feature ${id.slice(1)}`)),
  );
}

function featuresOf({ body }: Line): readonly string[] {
  return "features" in body ? (body.features as string[]) : [];
}

async function begun(spec: GameSpec) {
  const marks = new Marks();
  const places = placesOf(spec);
  const played = new Played(spec, await begin(spec, buildScenario(spec, marks), places));
  await played.play();
  return { marks, places, played };
}

test("each seat of generated games reads exactly the words it may know", async () => {
  const holds = async (spec: GameSpec, n: number) => {
    const { marks, places, played } = await begun(spec);
    for (const [i, place] of places.entries()) {
      if ("umpire" in place) continue;
      const at = `/seats/${played.game.seats[i]?.key}`;
      const of = JSON.stringify(place);
      const ground = "side" in place ? groundFor(played, marks, i) : [];
      const known = sorted([...marks.knownTo(readerOf(spec, place)), ...ground]);
      expect(wordsIn((await callApi(`${at}/view`)).text), `view of ${of}`).toEqual(known);
      const danish = wordsInDanish((await callApi(`${at}/view?lang=da`)).text);
      expect(danish, `Danish view of ${of}`).toEqual(known);
      const done = sorted([...known, ...(await doneFor(played, i))]);
      expect(wordsIn((await callApi(at)).text), of).toEqual(done);
      const map = await callApi(`${at}/map.svg`);
      expect(
        wordsIn(map.text).filter((word) => !known.includes(word)),
        `map of ${of}`,
      ).toEqual([]);
      // A pack takes as long as all else.
      if (i * PACK_OF !== n) continue;
      const pack = await callApi(`${at}/pack.pdf`);
      expect(pack.status, pack.text.slice(0, 300)).toBe(200);
      const printed = wordsIn(new PdfFile(pack.bytes).everything);
      expect(
        printed.filter((word) => !known.includes(word)),
        `pack of ${of}`,
      ).toEqual([]);
    }
    await checkOthers(spec, played);
  };
  await fc.assert(fc.asyncProperty(gameSpec, fc.nat(20), holds), {
    seed: SEED,
    numRuns: GAMES,
    endOnFailure: true,
  });
}, 600_000);

/** A stranger, another account and a revoked link read nothing; the log, once it opens, what was done. */
async function checkOthers({ isEnded }: GameSpec, { game, lines }: Played): Promise<void> {
  const [first] = game.seats;
  const log = await callApi(`/games/${game.id}/log`);
  expect(log.status).toBe(isEnded && lines.at(-1)?.line.kind === "ended" ? 200 : 403);
  expect(wordsIn(log.text).filter((word) => word < "q5000z")).toEqual([]);
  for (const path of ["umpire", "news", "result"]) {
    for (const call of [{}, { token: stranger.token }]) {
      const { status, text } = await callApi(`/games/${game.id}/${path}`, call);
      expect([status, wordsIn(text)], path).toEqual([404, []]);
    }
  }
  const key = { method: "DELETE", token: owner.token };
  await callApi(`/games/${game.id}/seats/${first?.id}/key`, key);
  for (const path of ["", "/view", "/map.svg", "/pack.pdf", "/news"]) {
    const { status, text } = await callApi(`/seats/${first?.key}${path}`);
    expect([status, wordsIn(text)], path).toEqual([410, []]);
  }
}

test("a seat holds the same of a game that differs in what it may not know alone", async () => {
  const holds = async (spec: GameSpec, n: number) => {
    const { marks, places, played } = await begun(spec);
    const seat = n % (places.length - 1);
    const twin = await twinOf(spec, { marks, played, seat });
    for (const file of ["", "/view", "/map.svg", "/view?lang=da"]) {
      const [one, other] = await Promise.all([
        plain(played.game, seat, file),
        plain(twin, seat, file),
      ]);
      expect(other, `${file} of ${JSON.stringify(places[seat])}`).toEqual(one);
    }
    if (n % PACK_OF !== 0) return;
    const [one, other] = await Promise.all([printed(played.game, seat), printed(twin, seat)]);
    expect(other, `pack of ${JSON.stringify(places[seat])}`).toEqual(one);
  };
  await fc.assert(fc.asyncProperty(gameSpec, fc.nat(20), holds), {
    seed: SEED,
    numRuns: GAMES,
    endOnFailure: true,
  });
}, 600_000);

test("a seat hears of an act when that changes what it holds, and of no other", async () => {
  const holds = async (spec: GameSpec) => {
    const places = placesOf(spec);
    const game = await begin(spec, buildScenario(spec, new Marks()), places);
    const played = new Played(spec, game);
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
    for await (const _ of played.steps()) {
      const after = await all();
      for (const [i, { mark, held }] of after.entries()) {
        const place = places[i] as Place;
        if ("umpire" in place) continue;
        const last = `${JSON.stringify(place)} after ${JSON.stringify(played.lines.at(-1))}`;
        expect(mark !== before[i]?.mark, last).toBe(held !== before[i]?.held);
      }
      before = after;
    }
  };
  await fc.assert(fc.asyncProperty(gameSpec, holds), {
    seed: SEED,
    numRuns: GAMES,
    endOnFailure: true,
  });
}, 600_000);

/** A file of a seat without the ids and marks that differ from game to game. */
async function plain({ id, seats }: Begun, seat: number, file: string): Promise<unknown> {
  const { text, json } = await callApi(`/seats/${seats[seat]?.key}${file}`);
  const messages = (json?.messages ?? []) as { id: string }[];
  const ids = [id, ...messages.map((each) => each.id), ...seats.map((each) => each.id)];
  const shown = ids.reduce((all, each, i) => all.replaceAll(each, `id ${i}`), text);
  return json ? { ...JSON.parse(shown), mark: "" } : shown;
}

async function printed({ seats }: Begun, seat: number): Promise<string> {
  const { bytes } = await callApi(`/seats/${seats[seat]?.key}/pack.pdf`);
  const file = new PdfFile(bytes);
  return `${file.pageCount}\n${file.text}`;
}

interface ToTwin {
  readonly marks: Marks;
  readonly played: Played;
  readonly seat: number;
}

/** A game that differs in all that a seat may not know: another enemy, other papers, other ground, other lines. */
async function twinOf(spec: GameSpec, { marks, played, seat }: ToTwin): Promise<Begun> {
  const place = played.places[seat] as Place;
  const reader = readerOf(spec, place);
  const shown = played.lines
    .map(({ line }) => line)
    .filter((l) => l.kind === "reveal" && l.to.includes(seat));
  const side = reader.side === "red" ? 0 : 1;
  const enemies = idsOf(spec, 1 - side).units;
  const seen = reader.whole
    ? (spec.sides[side]?.seen ?? []).map((n) => oneOf(enemies, n) ?? "")
    : [];
  const needed = new Set([
    ...seen,
    ...shown.flatMap((line) => [...line.units, ...featuresOf(line)]),
  ]);
  const document = buildScenario(spec, marks, { reader, needed });
  const there = new Set(
    JSON.stringify(document.sides)
      .match(/"id":"[^"]*"/g)
      ?.map((id) => id.slice(6, -1)),
  );
  const places = played.places.map((each) => withKnown(each, there));
  const twin = await begin(spec, document, [
    ...places,
    { spectator: true },
    { side: side === 0 ? "blue" : "red" },
  ]);
  const { messages } = await played.umpires();
  for (const { line } of played.lines) {
    const seesSome = seen.length > 0;
    const again = lineForTwin(line, { seat, reader, seesSome, there, messages, played, twin });
    if (!again) continue;
    const answer = await callApi(addressOf(twin, again), callOf(again));
    expect(answer.status, `${again.path}: ${answer.text}`).toBe(200);
    if (again.kind === "message" && again.by !== null && again.to.includes(seat))
      await arrive(twin);
  }
  return twin;
}

/** The same seat where the formations that another leads are not there. */
function withKnown(place: Place, there: ReadonlySet<string>): Place {
  if (!("side" in place) || !place.formations) return place;
  const formations = place.formations.filter((id) => there.has(id));
  const { side, name } = place;
  return { side, ...(name ? { name } : {}), ...(formations.length > 0 ? { formations } : {}) };
}

async function arrive(twin: Begun): Promise<void> {
  const { messages } = (await callApi(`/games/${twin.id}/umpire`, { token: owner.token })).json;
  const call = { method: "PUT", token: owner.token, json: { state: "arrived" } };
  await callApi(`/games/${twin.id}/messages/${messages.at(-1).id}/state`, call);
}

interface Twinned {
  readonly seat: number;
  readonly reader: ReturnType<typeof readerOf>;
  /** Whether it sees units of the enemy at the start. */
  readonly seesSome: boolean;
  readonly there: ReadonlySet<string>;
  readonly messages: readonly { readonly text: string; readonly state: string }[];
  readonly played: Played;
  readonly twin: Begun;
}

/** A line as it is sent at the twin; null for one of which the seat knows nothing. */
function lineForTwin(line: Line, twinned: Twinned): Line | null {
  const { seat, reader, there, messages, played, twin } = twinned;
  const { kind, by, to } = line;
  const inTwin = (text: string) =>
    played.game.seats.reduce((all, { id }, i) => all.replaceAll(id, twin.seats[i]?.id ?? ""), text);
  const same = {
    ...line,
    path: inTwin(line.path),
    body: JSON.parse(inTwin(JSON.stringify(line.body))),
  };
  const id = twin.seats[seat]?.id;
  switch (kind) {
    case "bound":
    case "ended":
      return same;
    case "orders":
      return by === seat ? same : null;
    case "message": {
      if (by === seat) return same;
      const isArrived = messages.some(
        ({ text, state }) => text === line.words[0] && state === "arrived",
      );
      return to.includes(seat) && isArrived ? same : null;
    }
    case "reveal": {
      if (!to.includes(seat)) return null;
      const features = reader.side === "" ? [] : featuresOf(line);
      return { ...same, body: { ...same.body, seats: [id], features } };
    }
    case "zone":
      return isKnownPlacer(twinned, to[0] ?? 0) ? same : null;
    case "place": {
      if (!isKnownPlacer(twinned, by ?? 0)) return null;
      const units = line.units.filter((unit) => there.has(unit));
      return {
        ...same,
        body: { units: same.body.units.filter((each: { id: string }) => units.includes(each.id)) },
      };
    }
    case "answer": {
      if (!isKnownPlacer(twinned, to[0] ?? 0)) return null;
      return to.includes(seat) ? same : { ...same, body: { ...same.body, word: "No" } };
    }
    default:
      return null;
  }
}

/**
 * Whether it shows at the twin that a seat places troops: it leads any that are there, on the reader's side or where the
 * reader may have seen them.
 */
function isKnownPlacer({ reader, seesSome, there, played }: Twinned, seat: number): boolean {
  const place = played.places[seat];
  if (!place || !("side" in place)) return false;
  if (place.side !== reader.side && !seesSome) return false;
  return place.formations?.some((id) => there.has(id)) ?? true;
}
