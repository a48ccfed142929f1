import { readdir } from "node:fs/promises";
import path from "node:path";
import { PACKED, type PackedFiles } from "@/lib/http/packed-files";

const FOLDER = ".next/static";
const ADDRESS = "/_next/static";

/** The files of the build that the build has compressed; none while developing. */
export async function findPackedFiles(): Promise<PackedFiles> {
  const names = await readdir(FOLDER, { recursive: true }).catch(() => []);
  return new Set(
    names
      .filter((name) => name.endsWith(PACKED))
      .map((name) => `${ADDRESS}/${name.slice(0, -PACKED.length).split(path.sep).join("/")}`),
  );
}
