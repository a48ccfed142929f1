import { describe, expect, it } from "vitest";
import { PrintCache } from "@/lib/pdf/press/cache";
import { PrintError } from "@/lib/pdf/press/print-error";

const print = (size: number) => ({ bytes: new Uint8Array(size), pages: 1, unprintable: [] });

describe("the cache of prints", () => {
  it("prints once for two who ask at the same time", async () => {
    const cache = new PrintCache();
    let jobs = 0;
    const make = async () => {
      jobs += 1;
      return print(1);
    };
    const [a, b] = await Promise.all([cache.get("k", make), cache.get("k", make)]);
    expect(a).toBe(b);
    expect(jobs).toBe(1);
  });

  it("forgets a failure", async () => {
    const cache = new PrintCache();
    await expect(
      cache.get("k", () => Promise.reject(new PrintError("busy", "busy"))),
    ).rejects.toThrow("busy");
    await expect(cache.get("k", async () => print(3))).resolves.toMatchObject({ pages: 1 });
  });

  it("lets the least lately used go when it is full", async () => {
    const cache = new PrintCache(100);
    const made: string[] = [];
    const ask = (key: string) =>
      cache.get(key, async () => {
        made.push(key);
        return print(40);
      });
    await ask("a");
    await ask("b");
    await ask("a");
    await ask("c");
    await ask("a");
    await ask("b");
    expect(made).toEqual(["a", "b", "c", "b"]);
  });
});
