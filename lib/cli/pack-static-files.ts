import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { isPackable, PACKED } from "@/lib/http/packed-files";

const FOLDER = ".next/static";

/** Lays beside each script and style sheet of the build a copy compressed as well as Brotli can. */
export async function packStaticFiles(): Promise<void> {
  const names = await readdir(FOLDER, { recursive: true });
  await Promise.all(names.filter(isPackable).map((name) => pack(path.join(FOLDER, name))));
}

async function pack(file: string): Promise<void> {
  await writeFile(file + PACKED, await promisify(brotliCompress)(await readFile(file)));
}
