import { crc32, inflateRawSync } from "node:zlib";
import { expect, it } from "vitest";
import { zipOf } from "@/lib/http/zip-file";

const file = { name: "książę.ros", text: "<roster>ąęś</roster>\n".repeat(50) };

it("packs one file, whole and under its name", () => {
  const bytes = Buffer.from(zipOf(file));
  const end = bytes.subarray(-22);
  expect(end.readUInt32LE(0)).toBe(0x06054b50);
  expect(end.readUInt16LE(10)).toBe(1);
  const directory = bytes.subarray(end.readUInt32LE(16), -22);
  expect(directory.length).toBe(end.readUInt32LE(12));
  expect(directory.readUInt32LE(0)).toBe(0x02014b50);
  expect(directory.subarray(46).toString("utf8")).toBe(file.name);
  expect(bytes.readUInt32LE(0)).toBe(0x04034b50);
  const nameLength = bytes.readUInt16LE(26);
  const packed = bytes.subarray(30 + nameLength, 30 + nameLength + bytes.readUInt32LE(18));
  const text = inflateRawSync(packed).toString("utf8");
  expect(text).toBe(file.text);
  expect(bytes.readUInt32LE(14)).toBe(crc32(text));
});

it("makes the same bytes of the same text", () => {
  expect(zipOf(file)).toEqual(zipOf(file));
});
