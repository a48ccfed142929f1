import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { PICTURE_LIMITS } from "@/lib/domain/belle-alliance/scenario/picture-limits";
import { callApi } from "@/tests/app/api/call-api";
import {
  newPerson,
  newToken,
  PASSWORD,
  type Person,
  publish,
  storeScenario,
} from "@/tests/app/api/people";
import { freshDatabase } from "@/tests/setup/database";

const { client } = await freshDatabase();

const map = { widthCm: 240, depthCm: 120 };

/** A picture of a single colour in the given format. */
async function drawn(format: "png" | "jpeg" | "webp", width = 400, height = 300) {
  const image = sharp({ create: { width, height, channels: 3, background: "#c8b88a" } });
  return new Uint8Array(await image[format]().toBuffer());
}

const PNG = await drawn("png");

const send = (token: string | undefined, id: string, body: BodyInit, type = "image/png") =>
  callApi(`/scenarios/${id}/pictures?name=Siborne`, {
    method: "POST",
    ...(token ? { token } : {}),
    body,
    headers: { "content-type": type },
  });

async function laid(owner: Person, fields = {}) {
  const id = await storeScenario(owner, { map, ...fields });
  const answer = await send(owner.token, id, PNG);
  expect(answer.status, answer.text).toBe(201);
  return { id, at: `/scenarios/${id}/pictures/${answer.json.id}`, picture: answer.json };
}

/** A copy of a scenario, and the pictures below its map. */
async function copiedBy({ token }: Pick<Person, "token">, id: string, part = "whole") {
  const fork = await callApi(`/scenarios/${id}/fork?part=${part}`, { token, method: "POST" });
  expect(fork.status, fork.text).toBe(201);
  const copyId: string = fork.json.id;
  const copies = (await callApi(`/scenarios/${copyId}/pictures`, { token })).json.items;
  return { copyId, copies };
}

describe("a picture that is sent", () => {
  test.each(["png", "jpeg", "webp"] as const)(
    "as %s is written anew as WebP, as large as the table allows",
    async (format) => {
      const owner = await newPerson();
      const id = await storeScenario(owner, { map });
      const sent = await send(owner.token, id, await drawn(format), `image/${format}`);
      expect(sent.json).toEqual({
        id: expect.any(String),
        name: "Siborne",
        rank: 0,
        widthPx: 400,
        heightPx: 300,
        xCm: 120,
        yCm: 60,
        widthCm: 160,
        turnDeg: 0,
        opacity: 60,
        isLocked: false,
        isHidden: false,
        isShared: false,
      });
      const location = sent.headers.get("location")?.replace("/api/v1", "") ?? "";
      const { headers, bytes } = await callApi(location, { token: owner.token });
      expect((await sharp(bytes).metadata()).format).toBe("webp");
      expect(headers.get("content-type")).toBe("image/webp");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(headers.get("cache-control")).toMatch(/^private/);
      const again = { "if-none-match": headers.get("etag") ?? "" };
      const held = await callApi(location, { token: owner.token, headers: again });
      expect(held.status).toBe(304);
    },
  );

  test("stands upright, is no longer than 6000 and tells nothing of where it was taken", async () => {
    const owner = await newPerson();
    const id = await storeScenario(owner, { map });
    const image = sharp({
      create: { width: 7_000, height: 100, channels: 3, background: "#fff" },
    });
    const withExif = image
      .withExif({ IFD0: { Copyright: "Secret" }, IFD3: { GPSLatitude: "51/1" } })
      .withMetadata({ orientation: 6 });
    const sent = await send(owner.token, id, await bytesOf(withExif.jpeg()), "image/jpeg");
    expect([sent.json.widthPx, sent.json.heightPx]).toEqual([86, 6_000]);
    const stored = await callApi(`/scenarios/${id}/pictures/${sent.json.id}`, owner);
    expect((await sharp(stored.bytes).metadata()).exif).toBeUndefined();
    expect(stored.text).not.toContain("Secret");
  });

  test.each<
    [name: string, body: () => Promise<BodyInit>, type: string, status: number, reason: string]
  >([
    ["a script", async () => "<script>alert(1)</script>", "image/png", 415, "not-a-picture"],
    ["nothing", async () => "", "image/png", 415, "not-a-picture"],
    [
      "a drawing with a script",
      async () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      "image/webp",
      415,
      "not-a-picture",
    ],
    ["a GIF", () => bytesOf(sharp(PNG).gif()), "image/png", 415, "not-a-picture"],
    ["a TIFF", () => bytesOf(sharp(PNG).tiff()), "image/jpeg", 415, "not-a-picture"],
    ["half a JPEG", async () => half(await noise()), "image/jpeg", 422, "picture-broken"],
    ["a PNG cut off", async () => half(await noisePng()), "image/png", 422, "picture-broken"],
    ["one that moves", moving, "image/webp", 422, "picture-moves"],
    ["one of 40 000 × 40 000", async () => claiming(40_000), "image/png", 413, "picture-too-large"],
  ])("is refused as %s, and nothing is kept", async (_, body, type, status, reason) => {
    const owner = await newPerson();
    const id = await storeScenario(owner);
    const before = process.memoryUsage.rss();
    const answer = await send(owner.token, id, await body(), type);
    expect([answer.status, answer.json.reason]).toEqual([status, reason]);
    expect(answer.json.title.length).toBeGreaterThan(20);
    expect(process.memoryUsage.rss() - before).toBeLessThan(200_000_000);
    expect((await callApi(`/scenarios/${id}/pictures`, owner)).json.items).toEqual([]);
  });

  test("of more than 20 MB is refused, and so is another type", async () => {
    const owner = await newPerson();
    const id = await storeScenario(owner);
    const large = await send(owner.token, id, new Uint8Array(20 * 1024 * 1024 + 1));
    expect([large.status, large.json.code]).toEqual([413, "too-large"]);
    const page = await send(owner.token, id, PNG, "text/html");
    expect(page.status).toBe(415);
    const nameless = await callApi(`/scenarios/${id}/pictures?name=%20`, {
      ...owner,
      method: "POST",
      body: PNG,
      headers: { "content-type": "image/png" },
    });
    expect([nameless.status, nameless.json.errors[0].path]).toEqual([422, "/name"]);
  });

  test("the thirteenth is refused", async () => {
    const owner = await newPerson();
    const id = await storeScenario(owner);
    for (let i = 0; i < 12; i++) expect((await send(owner.token, id, PNG)).status).toBe(201);
    const refused = await send(owner.token, id, PNG);
    expect([refused.status, refused.json.reason]).toEqual([409, "too-many-pictures"]);
  });
});

describe("a picture that lies there", () => {
  test("is moved, turned, faded, locked, hidden, named and raised", async () => {
    const owner = await newPerson();
    const { id, at, picture } = await laid(owner);
    const second = (await send(owner.token, id, PNG)).json;
    const change = {
      name: "Craan",
      xCm: 10.5,
      yCm: -3,
      widthCm: 320,
      turnDeg: 12.5,
      opacity: 40,
      isLocked: true,
      isHidden: true,
      isShared: true,
    };
    const patch = { ...owner, method: "PATCH", json: change };
    expect((await callApi(at, patch)).json.items[0]).toEqual({ ...picture, ...change });
    await callApi(at, { ...owner, method: "PATCH", json: { rank: 1 } });
    const { items } = (await callApi(`/scenarios/${id}/pictures`, owner)).json;
    expect(items.map((each: { id: string }) => each.id)).toEqual([second.id, picture.id]);
  });

  test.each([
    [{ opacity: 101 }, "/opacity"],
    [{ widthCm: 0 }, "/widthCm"],
    [{ xCm: "1" }, "/xCm"],
    [{ bytes: "x" }, "/bytes"],
    [{ name: " " }, "/name"],
  ])("takes no %j", async (json, path) => {
    const owner = await newPerson();
    const { at } = await laid(owner);
    const answer = await callApi(at, { ...owner, method: "PATCH", json });
    expect([answer.status, answer.json.errors[0].path]).toEqual([422, path]);
  });

  test("is removed, alone, with its scenario and with the account", async () => {
    const owner = await newPerson();
    const { id, at } = await laid(owner);
    expect((await callApi(at, { ...owner, method: "DELETE" })).status).toBe(204);
    expect((await callApi(at, { ...owner, method: "DELETE" })).status).toBe(404);
    expect((await callApi(at, owner)).status).toBe(404);
    await send(owner.token, id, PNG);
    await callApi(`/scenarios/${id}`, { ...owner, method: "DELETE" });
    expect(await client.picture.count({ where: { documentId: id } })).toBe(0);
    const left = await laid(owner);
    await publish(owner, left.id);
    const json = { password: PASSWORD, publicDocuments: "leave" };
    await callApi("/users/me", { ...owner, method: "DELETE", json });
    expect((await callApi(`/scenarios/${left.id}`)).status).toBe(200);
    expect(await client.picture.count({ where: { documentId: left.id } })).toBe(0);
  });

  test.each(["whole", "ground"])("comes along, as it lies, when the %s is copied", async (part) => {
    const owner = await newPerson();
    const { id, at, picture } = await laid(owner);
    const moved = { xCm: 30, turnDeg: 12.5, isLocked: true, isHidden: true };
    await callApi(at, { ...owner, method: "PATCH", json: moved });
    const sent = (await callApi(at, owner)).bytes;
    const { copyId, copies } = await copiedBy(owner, id, part);
    expect(copies).toEqual([{ ...picture, ...moved, id: expect.not.stringMatching(picture.id) }]);
    await callApi(`/scenarios/${id}`, { ...owner, method: "DELETE" });
    const kept = await callApi(`/scenarios/${copyId}/pictures/${copies[0].id}`, owner);
    expect([kept.status, Buffer.compare(kept.bytes, sent)]).toEqual([200, 0]);
  });

  test("does not come along into an account that has no room for it", async () => {
    const owner = await newPerson();
    const { id } = await laid(owner);
    await client.picture.updateMany({
      where: { documentId: id },
      data: { byteSize: PICTURE_LIMITS.bytesPerAccount },
    });
    expect((await copiedBy(owner, id)).copies).toEqual([]);
  });

  test("is in its author's export and, shared or not, in nothing else of the scenario", async () => {
    const owner = await newPerson();
    const sides = [{ id: "dutch", name: "Dutch", colour: "a" }];
    const { id, at, picture } = await laid(owner, { sides });
    const all = (await callApi("/users/me/export", owner)).json;
    expect(all.pictures).toMatchObject([{ id: picture.id, documentId: id, name: "Siborne" }]);
    const bytes = Buffer.from(all.pictures[0].base64, "base64");
    expect((await sharp(bytes).metadata()).format).toBe("webp");
    await publish(owner, id);
    for (const isShared of [false, true]) {
      await callApi(at, { ...owner, method: "PATCH", json: { isShared } });
      for (const path of FILES) {
        for (const reader of [owner, {}]) {
          const { status, text } = await callApi(`/scenarios/${id}${path}`, reader);
          expect(status, path).toBe(200);
          expect(text, path).not.toMatch(/Siborne|webp|<image|\/Subtype ?\/Image/);
          expect(text).not.toContain(picture.id);
        }
      }
      const plain = await callApi(`/scenarios/${id}/map.png?for=side:dutch&width=300`);
      const none = await callApi(
        `/scenarios/${await bareCopy(owner, id)}/map.png?for=side:dutch&width=300`,
        owner,
      );
      expect(Buffer.compare(plain.bytes, none.bytes)).toBe(0);
    }
  }, 60_000);

  test("is in the files that its author asks for it, and nobody else gets those", async () => {
    const owner = await newPerson();
    const { id, at } = await laid(owner);
    await callApi(at, { ...owner, method: "PATCH", json: { isShared: true } });
    await publish(owner, id);
    const drawing = await callApi(`/scenarios/${id}/traced-map.svg`, owner);
    expect(drawing.text).toMatch(/<image href="data:image\/jpeg;base64,/);
    const sheet = await callApi(`/scenarios/${id}/traced-map.pdf`, owner);
    expect(sheet.text).toMatch(/\/Subtype ?\/Image/);
    const pixels = await callApi(`/scenarios/${id}/traced-map.png?width=300`, owner);
    const middle = await sharp(pixels.bytes).extract({ left: 150, top: 75, width: 1, height: 1 });
    const plain = await callApi(`/scenarios/${id}/map.png?width=300`, owner);
    const bare = await sharp(plain.bytes).extract({ left: 150, top: 75, width: 1, height: 1 });
    expect(await middle.raw().toBuffer()).not.toEqual(await bare.raw().toBuffer());
    for (const ending of ["svg", "png", "pdf"]) {
      const path = `/scenarios/${id}/traced-map.${ending}`;
      expect((await callApi(path)).status).toBe(401);
      expect((await callApi(path, await newPerson())).status).toBe(403);
    }
    await callApi(at, { ...owner, method: "PATCH", json: { isHidden: true } });
    expect((await callApi(`/scenarios/${id}/traced-map.svg`, owner)).text).not.toContain("<image");
  }, 60_000);
});

describe("who sees and lays pictures", async () => {
  const owner = await newPerson();
  const [friend, other] = [await newPerson(), await newPerson()];
  const club = (await callApi("/clubs", { ...owner, json: { name: "A club" } })).json;
  const invitation = await callApi(`/clubs/${club.slug}/invitation`, { ...owner, json: {} });
  await callApi(`/invitations/${invitation.json.code}`, { ...friend, method: "POST" });
  const tokens = {
    owner: owner.token,
    "owner, read only": await newToken(owner.email, ["read"]),
    "club member": friend.token,
    stranger: other.token,
    nobody: undefined,
  };
  test.each([
    ["owner", "private", [200, 200, 201, 200, 204]],
    ["owner", "public", [200, 200, 201, 200, 204]],
    ["owner, read only", "private", [200, 200, 403, 403, 403]],
    ["club member", "club", [200, 404, 403, 403, 403]],
    ["stranger", "club", [404, 404, 404, 404, 404]],
    ["stranger", "private", [404, 404, 404, 404, 404]],
    ["stranger", "unlisted", [200, 404, 403, 403, 403]],
    ["stranger", "public", [200, 404, 403, 403, 403]],
    ["nobody", "public", [200, 404, 401, 401, 401]],
  ] as const)("%s of a %s scenario", async (role, visibility, expected) => {
    const { id, at } = await laid(owner);
    const json = { visibility, ...(visibility === "club" ? { clubId: club.id } : {}) };
    const set = { ...owner, method: "PUT", json };
    const open = { ...set, json: { edition: "open-book" } };
    expect((await callApi(`/scenarios/${id}/edition`, open)).status).toBe(200);
    expect((await callApi(`/scenarios/${id}/visibility`, set)).status).toBe(200);
    const token = tokens[role];
    const who = token ? { token } : {};
    const answers = [
      await callApi(`/scenarios/${id}/pictures`, who),
      await callApi(at, who),
      await send(token, id, PNG),
      await callApi(at, { ...who, method: "PATCH", json: { opacity: 10 } }),
      await callApi(at, { ...who, method: "DELETE" }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(expected);
    if (expected[1] === 404 && expected[0] === 200) expect(answers[0]?.json.items).toEqual([]);
  });

  test.each([
    ["shared", { isShared: true }, 200],
    ["shared, but hidden", { isShared: true, isHidden: true }, 404],
    ["taken back", { isShared: false }, 404],
  ] as const)(
    "one that is %s, of a public scenario and of one made private again",
    async (_, json, status) => {
      const { id, at, picture } = await laid(owner);
      await callApi(at, { ...owner, method: "PATCH", json: { isShared: true } });
      await callApi(at, { ...owner, method: "PATCH", json });
      await publish(owner, id);
      for (const who of [{}, { token: other.token }]) {
        const { items } = (await callApi(`/scenarios/${id}/pictures`, who)).json;
        const ids = items.map((each: { id: string }) => each.id);
        expect(ids).toEqual(status === 200 ? [picture.id] : []);
        expect((await callApi(at, who)).status).toBe(status);
      }
      const { copies } = await copiedBy(other, id);
      expect(copies).toHaveLength(status === 200 ? 1 : 0);
      await publish(owner, id, "private");
      const held = { "if-none-match": `"${picture.id}"` };
      expect((await callApi(at, { token: other.token, headers: held })).status).toBe(404);
    },
  );

  test("a picture is not found by another scenario of its author's", async () => {
    const [one, two] = [await laid(owner), await laid(owner)];
    const crossed = `/scenarios/${one.id}/pictures/${two.picture.id}`;
    expect((await callApi(crossed, owner)).status).toBe(404);
    expect((await callApi(crossed, { ...owner, method: "DELETE" })).status).toBe(404);
  });
});

/** Everything the service sends of a scenario, for all audiences. */
const READERS = ["umpire", "public", "side:dutch"];
const FILES = [
  "",
  "/thumbnail.svg",
  ...READERS.flatMap((reader) =>
    ["/view", "/map.svg", "/map.geojson", "/order-of-battle.csv", "/order-of-battle.txt"].map(
      (file) => `${file}?for=${reader}`,
    ),
  ),
  "/packs/umpire.pdf",
  "/packs/side-dutch.pdf",
];

/** The same scenario without pictures. */
async function bareCopy(owner: Person, id: string): Promise<string> {
  const { copyId } = await copiedBy(owner, id);
  await client.picture.deleteMany({ where: { documentId: copyId } });
  return copyId;
}

async function bytesOf(image: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await image.toBuffer());
}

function half(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes.slice(0, bytes.length / 2);
}

/** A picture of noise, which compresses badly, so that half of its bytes are really half of the picture. */
function speckled() {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 400, height: 400, channels: 3, background: "#888", noise } });
}
const noise = () => bytesOf(speckled().jpeg());
const noisePng = () => bytesOf(speckled().png());

async function moving(): Promise<Uint8Array<ArrayBuffer>> {
  const pages = [await drawn("png", 40, 40), await noisePng()].map((each) => Buffer.from(each));
  return bytesOf(sharp(pages, { join: { animated: true } }).webp({ loop: 0 }));
}

/** A PNG whose header claims this width and height. */
function claiming(side: number): Uint8Array<ArrayBuffer> {
  const bytes = PNG.slice();
  const view = new DataView(bytes.buffer);
  view.setUint32(16, side);
  view.setUint32(20, side);
  view.setUint32(29, crc32(bytes.subarray(12, 29)));
  return bytes;
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
