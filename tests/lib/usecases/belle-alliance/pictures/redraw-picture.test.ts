import sharp from "sharp";
import { expect, test } from "vitest";
import { redrawPicture } from "@/lib/usecases/belle-alliance/pictures/redraw-picture";

const sent = new Uint8Array(
  await sharp({ create: { width: 900, height: 600, channels: 3, background: "#c8b88a" } })
    .png()
    .toBuffer(),
);

test("pictures are redrawn one after the other, and what waits too long a line is asked to come again", async () => {
  const asked = Array.from({ length: 10 }, async () => redrawPicture(sent));
  const outcomes = await Promise.allSettled(asked);
  const refused = outcomes.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  expect(refused.map(({ code, extra }) => [code, extra.retryAfterSeconds])).toEqual([
    ["busy", 5],
    ["busy", 5],
  ]);
  expect(await redrawPicture(sent)).toMatchObject({ widthPx: 900, heightPx: 600 });
});

test("a broken picture holds up none after it", async () => {
  const broken = redrawPicture(sent.slice(0, 60));
  const whole = redrawPicture(sent);
  await expect(broken).rejects.toThrow(/damaged|Send a PNG/);
  expect((await whole).widthPx).toBe(900);
});

test("a PNG that moves is refused", async () => {
  const moving = withChunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0]);
  await expect(redrawPicture(moving)).rejects.toMatchObject({
    code: "invalid-document",
    extra: { reason: "picture-moves" },
  });
});

/** The picture with an additional chunk right after its header. */
function withChunk(name: string, data: readonly number[]): Uint8Array {
  const length = [0, 0, 0, data.length];
  const head = 33;
  const crc = [0x00, 0x00, 0x00, 0x00];
  return Uint8Array.from([
    ...sent.slice(0, head),
    ...length,
    ...new TextEncoder().encode(name),
    ...data,
    ...crc,
    ...sent.slice(head),
  ]);
}
