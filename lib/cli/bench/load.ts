import { SHIPPED_SCENARIO } from "@/lib/cli/bench-account";
import { askFor } from "@/lib/cli/bench-requests";
import { withService } from "@/lib/cli/bench-service";
import { type Measurement, measurement } from "@/lib/cli/measurement";

const CONNECTIONS = 8;
const WARM_UP_S = 2;
const SECONDS = 3;
const ROUNDS = 3;

const MEASURED = [
  { name: "the front page", path: "/", floor: 120 },
  { name: "the library", path: "/library", floor: 60 },
  { name: "a scenario to read", path: `/scenarios/${SHIPPED_SCENARIO}`, floor: 60 },
  { name: "a rules table", path: "/rules/belle-alliance/tables/21", floor: 60 },
  { name: "a document of 87 kB", path: `/api/v1/scenarios/${SHIPPED_SCENARIO}`, floor: 300 },
  { name: "its map", path: `/api/v1/scenarios/${SHIPPED_SCENARIO}/map.svg`, floor: 100 },
  { name: "the list of scenarios", path: "/api/v1/scenarios", floor: 300 },
] as const;

/**
 * How many requests per second the service answers for readers who are not signed in, with the load generated on the
 * same machine.
 */
export default async function* load(): AsyncGenerator<Measurement> {
  yield* await withService(async (url) => {
    const measured: Measurement[] = [];
    for (const { name, path, floor } of MEASURED) {
      const ask = (seconds: number) =>
        askFor({ addresses: [url + path], connections: CONNECTIONS, seconds });
      await ask(WARM_UP_S);
      const samples: number[] = [];
      for (let round = 0; round < ROUNDS; round++) samples.push((await ask(SECONDS)).perSecond);
      measured.push(measurement({ bench: name, unit: "requests/s", samples, floor }));
    }
    return measured;
  });
}
