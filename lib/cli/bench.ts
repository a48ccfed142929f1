import { readdir } from "node:fs/promises";
import path from "node:path";
import { main } from "@/lib/cli/main";
import type { BenchFile } from "@/lib/cli/measurement";
import { buildIfChanged } from "@/lib/cli/production-build";

const FOLDER = "lib/cli/bench";

await main(async () => {
  const all = (await readdir(FOLDER)).map((file) => path.basename(file, ".ts")).sort();
  const wanted = process.argv.slice(2);
  for (const name of wanted) {
    if (all.includes(name)) continue;
    throw new Error(`there is no benchmark ${name}; there are: ${all.join(", ")}`);
  }
  for (const name of wanted.length > 0 ? wanted : all) {
    const file: BenchFile = await import(`./bench/${name}.ts`);
    const { default: bench, standsAlone, onlyByName } = file;
    if (onlyByName && wanted.length === 0) continue;
    // Standard output is only for the measurements.
    if (!standsAlone) await buildIfChanged({ stdio: ["ignore", 2, 2] });
    for await (const measured of bench()) console.log(JSON.stringify(measured));
  }
});
