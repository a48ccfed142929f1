import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventIdIn, knownEvents, rememberEvent } from "@/app/(public)/events/_hand-in/known-events";

describe("the id in pasted text", () => {
  it.each([
    ["https://grundlag.example/events/k3jd-9x", "k3jd-9x"],
    ["https://grundlag.example/events/k3jd-9x/", "k3jd-9x"],
    ["  /events/k3jd-9x ", "k3jd-9x"],
    ["k3jd-9x", "k3jd-9x"],
    ["https://grundlag.example/events", null],
    ["https://grundlag.example/events/k3jd/lists/7", null],
    ["https://grundlag.example/l/23456789abcd", null],
    ["", null],
  ])("of %j is %j", (text, id) => expect(eventIdIn(text)).toBe(id));
});

describe("events opened in this browser", () => {
  const kept = new Map<string, string>();
  beforeEach(() =>
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    }),
  );
  afterEach(() => {
    kept.clear();
    vi.unstubAllGlobals();
  });

  it("are kept once, the latest first, twenty of them", () => {
    for (let n = 0; n < 25; n += 1) rememberEvent(`e${n}`);
    rememberEvent("e10");
    expect(knownEvents()).toHaveLength(20);
    expect(knownEvents().slice(0, 3)).toEqual(["e10", "e24", "e23"]);
  });

  it("are none where what is kept cannot be read", () => {
    kept.set("known-events", "{");
    expect(knownEvents()).toEqual([]);
    kept.set("known-events", '{"a":1}');
    expect(knownEvents()).toEqual([]);
  });
});
