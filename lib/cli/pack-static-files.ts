import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const FOLDER = ".next/static";
/** Faces and pictures are compressed already. */
const PACKABLE = /\.(?:js|css)$/;

/** Lays beside each script and style sheet of the build a copy compressed as well as Brotli can. */
export async function packStaticFiles(): Promise<void> {
  const names = await readdir(FOLDER, { recursive: true });
  const packable = names.filter((name) => PACKABLE.test(name));
  await Promise.all(packable.map((name) => pack(path.join(FOLDER, name))));
}

async function pack(file: string): Promise<void> {
  await writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)));
}
