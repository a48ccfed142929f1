import { makeSite, startService } from "@/lib/cli/bench-service";
import { elapsedMs, type Measurement, measurement } from "@/lib/cli/measurement";

const STARTS = 7;
const LIMIT_MS = 2000;

/**
 * From the start command to the complete front page, with a built tree: first the very first start, then later ones.
 */
export default async function* start(): AsyncGenerator<Measurement> {
  const site = await makeSite();
  const samples: number[] = [];
  for (let count = 0; count <= STARTS; count++) {
    let stop = async () => {};
    samples.push(
      await elapsedMs(async () => {
        ({ stop } = await startService(site, "/"));
      }),
    );
    await stop();
  }
  await site.clear();
  const [first, ...later] = samples;
  if (first !== undefined)
    yield measurement({ bench: "first start to first page", unit: "ms", samples: [first] });
  yield measurement({ bench: "start to first page", unit: "ms", samples: later, limit: LIMIT_MS });
}
