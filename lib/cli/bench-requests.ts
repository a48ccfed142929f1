import { Agent, get } from "node:http";

/** How long each of many requests took, in ms, in all and by address, and how many were answered per second. */
interface Answered {
  readonly took: readonly number[];
  readonly tookBy: ReadonlyMap<string, readonly number[]>;
  readonly perSecond: number;
}

/** Requests pages in turn over several connections that stay open, each as soon as the previous one has arrived. */
export async function askFor(input: {
  readonly addresses: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}): Promise<Answered> {
  const { addresses, connections, seconds } = input;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const tookBy = new Map(addresses.map((address) => [address, [] as number[]]));
  const start = performance.now();
  const isOver = () => performance.now() - start > seconds * 1000;
  let asked = 0;
  const askOn = async () => {
    while (!isOver()) {
      const sent = performance.now();
      const address = addresses[asked++ % addresses.length] ?? "";
      await answered(address, agent);
      tookBy.get(address)?.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  const took = [...tookBy.values()].flat();
  const perSecond = (took.length * 1000) / (performance.now() - start);
  agent.destroy();
  return { took, tookBy, perSecond };
}

function answered(address: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": "br", accept: "*/*" };
    get(address, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address}: ${response.statusCode}`));
      response.resume().on("end", resolve).on("error", reject);
    }).on("error", reject);
  });
}
