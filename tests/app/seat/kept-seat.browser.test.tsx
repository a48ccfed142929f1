import { afterEach, expect, test, vi } from "vitest";
import { dropSeat, keepPapers, keepSeat } from "@/app/(public)/seat/_seat/kept-seat";

const KEY = "2".repeat(24);
const PAPERS = `/api/v1/seats/${KEY}/pack.pdf`;

afterEach(async () => {
  vi.unstubAllGlobals();
  await dropSeat(KEY);
});

/** A service that answers when it is let. */
function slowService() {
  vi.spyOn(navigator.serviceWorker, "register").mockResolvedValue({} as ServiceWorkerRegistration);
  let answer = (_: Response) => {};
  const asked = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
  vi.stubGlobal("fetch", asked);
  return {
    asked: () => vi.waitFor(() => expect(asked).toHaveBeenCalled()),
    answer: (status: number) => answer(new Response("What was secret", { status })),
  };
}

const isThere = async (address: string) => (await caches.match(address)) !== undefined;

test("a page is kept", async () => {
  const service = slowService();
  const keeping = keepSeat(KEY);
  await service.asked();
  service.answer(200);
  expect(await keeping).toBe(true);
  expect(await isThere(`/seat/${KEY}`)).toBe(true);
});

test.each([
  ["page", `/seat/${KEY}`, () => keepSeat(KEY)],
  ["papers", PAPERS, () => keepPapers(KEY, PAPERS, "mark")],
])("a %s that comes after the link was found to be gone is not kept", async (_, address, keep) => {
  const service = slowService();
  const keeping = keep();
  await service.asked();
  await dropSeat(KEY);
  service.answer(200);
  await keeping;
  expect(await isThere(address)).toBe(false);
  expect(await caches.keys()).toEqual([]);
});

test("an answer that the link is gone drops what was kept", async () => {
  const store = await caches.open(`seat ${KEY}`);
  await store.put(`/seat/${KEY}`, new Response("What was secret"));
  const service = slowService();
  const keeping = keepSeat(KEY);
  await service.asked();
  service.answer(410);
  expect(await keeping).toBe(false);
  expect(await caches.keys()).toEqual([]);
});
