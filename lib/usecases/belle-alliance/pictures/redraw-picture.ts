import { PICTURE_LIMITS } from "@/lib/domain/belle-alliance/scenario/picture-limits";
import { type ErrorCode, GrundlagError } from "@/lib/domain/document/error-code";
import type { RefusalReason } from "@/lib/domain/document/refusal-reason";

/** A picture as it is stored. */
export interface RedrawnPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly widthPx: number;
  readonly heightPx: number;
}

const QUALITY = 82;
/** Longest side in pixels of a picture embedded in a file, which may contain a dozen. */
const IN_FILE_PX = 2_000;
const MAX_SECONDS = 15;
/** A process redraws one picture at a time, to limit memory to that of one; this many may wait. */
const MAX_WAITING = 8;
const BUSY_SECONDS = 5;

/** The only formats that are decoded; libvips supports many more, including proprietary ones. */
const READERS = ["Png", "Jpeg", "Webp"].map((format) => `VipsForeignLoad${format}`);
const FORMATS: readonly unknown[] = ["png", "jpeg", "webp"];

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Decodes a picture and re-encodes it as WebP: upright, with no side longer than `keptPx`, and without any metadata.
 * libvips works in its own threads. Errors: `unsupported-media-type`, `invalid-document`, `too-large`, `busy`.
 */
export function redrawPicture(
  sent: Uint8Array,
  keptPx: number = PICTURE_LIMITS.keptPx,
): Promise<RedrawnPicture> {
  return oneByOne(() => redraw(sent, keptPx));
}

/**
 * A stored picture as a data URL, for a file that other programs open: as JPEG, which they can all read, or as PNG if
 * it is transparent. Error: `busy`.
 */
export function picturePart(kept: Uint8Array): Promise<string> {
  return oneByOne(async () => {
    const sharp = await opened();
    const side = IN_FILE_PX;
    const sized = sharp(kept).resize({
      width: side,
      height: side,
      fit: "inside",
      withoutEnlargement: true,
    });
    const { hasAlpha } = await sharp(kept).metadata();
    const bytes = await (hasAlpha ? sized.png() : sized.jpeg({ quality: QUALITY })).toBuffer();
    return `data:image/${hasAlpha ? "png" : "jpeg"};base64,${bytes.toString("base64")}`;
  });
}

function oneByOne<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting >= MAX_WAITING) throw busy();
  waiting += 1;
  const next = last.then(work);
  last = next.catch(() => null).finally(() => (waiting -= 1));
  return next;
}

async function redraw(sent: Uint8Array, side: number): Promise<RedrawnPicture> {
  if (sent.byteLength === 0) throw noPicture();
  const sharp = await opened();
  const options = { limitInputPixels: PICTURE_LIMITS.sentPx, failOn: "error" } as const;
  const head = await sharp(sent, { failOn: "error", limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (head === null || !FORMATS.includes(head.format)) throw noPicture();
  if (head.width * head.height > PICTURE_LIMITS.sentPx) throw tooLarge(head);
  if ((head.pages ?? 1) > 1 || isMovingPng(sent)) throw moves();
  const written = await sharp(sent, options)
    .autoOrient()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  if (written === null) throw broken();
  const { width: widthPx, height: heightPx } = written.info;
  return { bytes: new Uint8Array(written.data), widthPx, heightPx };
}

/** Loaded when first needed: most processes never handle a picture. */
async function opened() {
  const { default: sharp } = await import("sharp");
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: READERS });
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** An animated PNG has an `acTL` chunk before its first image. */
function isMovingPng(sent: Uint8Array): boolean {
  const head = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  const [says, first] = [head.indexOf("acTL"), head.indexOf("IDAT")];
  return head.subarray(1, 4).toString("latin1") === "PNG" && says > 0 && says < first;
}

function noPicture(): GrundlagError {
  return refused("unsupported-media-type", "not-a-picture", "Send a PNG, JPEG or WebP picture.");
}

function tooLarge({ width, height }: { readonly width: number; readonly height: number }) {
  const most = PICTURE_LIMITS.sentPx / 1_000_000;
  const detail = `The picture has ${width} × ${height} pixels; send one of at most ${most} million.`;
  return refused("too-large", "picture-too-large", detail);
}

function moves(): GrundlagError {
  return refused("invalid-document", "picture-moves", "The picture moves; send one that does not.");
}

function broken(): GrundlagError {
  const detail = "The picture is damaged or cut off; send the whole file.";
  return refused("invalid-document", "picture-broken", detail);
}

function busy(): GrundlagError {
  const detail = "Other pictures wait to be read; try again shortly.";
  return new GrundlagError("busy", detail, [], { retryAfterSeconds: BUSY_SECONDS });
}

function refused(code: ErrorCode, reason: RefusalReason, detail: string): GrundlagError {
  return new GrundlagError(code, detail, [], { reason });
}
