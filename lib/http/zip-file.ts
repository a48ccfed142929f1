import { crc32, deflateRawSync } from "node:zlib";

const VERSION_NEEDED = 20;
/** File names are UTF-8. */
const FLAGS = 0x0800;
const DEFLATED = 8;
/** 1 January 1980, midnight: the earliest day a ZIP can name, so that the same file makes the same bytes. */
const DATE = 0x0021;

/** A ZIP with one file in it; the same text makes the same bytes. */
export function zipOf(file: { readonly name: string; readonly text: string }): Uint8Array {
  const name = Buffer.from(file.name, "utf8");
  const content = Buffer.from(file.text, "utf8");
  const packed = deflateRawSync(content);
  const shared = sharedFields({ name, content, packed });
  const local = Buffer.concat([uint32(0x04034b50), shared, name, packed]);
  const entry = Buffer.concat([
    uint32(0x02014b50),
    uint16(VERSION_NEEDED),
    shared,
    // No comment, first disk, no attributes, and the file begins the archive.
    uint16(0, 0, 0),
    uint32(0, 0),
    name,
  ]);
  const end = [
    uint32(0x06054b50),
    uint16(0, 0, 1, 1),
    uint32(entry.length, local.length),
    uint16(0),
  ];
  return Buffer.concat([local, entry, ...end]);
}

interface Packed {
  readonly name: Buffer;
  readonly content: Buffer;
  readonly packed: Buffer;
}

/** What the file's own header and the directory both say of it. */
function sharedFields({ name, content, packed }: Packed): Buffer {
  return Buffer.concat([
    uint16(VERSION_NEEDED, FLAGS, DEFLATED, 0, DATE),
    uint32(crc32(content), packed.length, content.length),
    uint16(name.length, 0),
  ]);
}

function uint16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, i) => {
    bytes.writeUInt16LE(value, i * 2);
  });
  return bytes;
}

function uint32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => {
    bytes.writeUInt32LE(value, i * 4);
  });
  return bytes;
}
