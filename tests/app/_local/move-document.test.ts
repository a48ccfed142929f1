import { beforeEach, describe, expect, test } from "vitest";
import { NO_ANSWER, refusalWith } from "@/app/_ui/request-json";
import type { Draft, DraftStorage } from "@/app/(author)/_editor/draft-storage";
import { type Account, moveDocument } from "@/app/(author)/_local/move-document";
import type { DocumentKind } from "@/lib/domain/document/document-kind";
import type { AnyDocument } from "@/lib/domain/kinds/document";
import { type Note, TableServer } from "@/tests/app/_editor/table-server";
import { Shelf } from "./browser";

const ID = "local-a";
const START: Note = { title: "Sehested", units: [{ id: "fynske", name: "Fynske", men: 600 }] };

/** A fake account that behaves like the service: a document sent twice under one name is stored once. */
class TableAccount implements Account {
  readonly stored = new Map<string, { id: string; server: TableServer }>();
  /** `mute`: it stores documents, but no response arrives. */
  state: "up" | "mute" | "full" = "up";
  /** Called once while a request is under way. */
  meanwhile: () => void = () => undefined;

  readonly create: Account["create"] = async ({ id: name }, sent) => {
    await Promise.resolve();
    if (this.state === "full")
      return { ok: false, refusal: refusalWith("too-many-documents"), isUnconfirmed: false };
    if (!this.stored.has(name)) {
      const server = new TableServer(structuredClone(sent) as unknown as Note);
      this.stored.set(name, { id: `account-${this.stored.size + 1}`, server });
    }
    this.meanwhile();
    this.meanwhile = () => undefined;
    if (this.state === "mute") return { ok: false, refusal: NO_ANSWER, isUnconfirmed: true };
    return { ok: true, value: { id: this.stored.get(name)?.id ?? "" } };
  };

  readonly transport = (_: DocumentKind, id: string) =>
    [...this.stored.values()].find((each) => each.id === id)?.server.transport as never;

  get notes(): Note[] {
    return [...this.stored.values()].map(({ server }) => server.document);
  }
}

class Drafts implements DraftStorage<AnyDocument> {
  readonly kept = new Map<string, Draft<AnyDocument>>();
  readonly all = async (of: string) => [...this.kept.values()].filter((each) => each.of === of);
  readonly keep = async (draft: Draft<AnyDocument>) => void this.kept.set(draft.key, draft);
  readonly drop = async (keys: readonly string[]) => {
    for (const key of keys) this.kept.delete(key);
  };
}

let here: { store: Shelf; drafts: Drafts; account: TableAccount };
beforeEach(() => {
  here = { store: new Shelf(), drafts: new Drafts(), account: new TableAccount() };
  here.store.keep(ID, START);
});

const isKept = () => "document" in (here.store.entries.get(ID) ?? {});
const write = (men: number) =>
  here.store.write(ID, { ...START, units: [{ id: "fynske", name: "Fynske", men }] });

test("a document goes into the account whole, and only word of it stays", async () => {
  expect(await moveDocument(ID, here)).toEqual({ is: "moved", to: "account-1" });
  expect(here.account.notes).toEqual([START]);
  expect(here.store.entries.get(ID)).toEqual({ id: ID, kind: "scenario", movedTo: "account-1" });
});

test("again, from a tab that did not hear of it: it is where it was moved to", async () => {
  await moveDocument(ID, here);
  expect(await moveDocument(ID, here)).toEqual({ is: "moved", to: "account-1" });
  expect(here.account.notes).toHaveLength(1);
});

test("two tabs at one moment move it once", async () => {
  const outcomes = await Promise.all([moveDocument(ID, here), moveDocument(ID, here)]);
  expect(outcomes).toEqual(Array(2).fill({ is: "moved", to: "account-1" }));
  expect(here.account.notes).toEqual([START]);
  expect(isKept()).toBe(false);
});

describe("an answer that never came", () => {
  test("leaves it in the browser, and the next try moves it without doubling it", async () => {
    here.account.state = "mute";
    expect(await moveDocument(ID, here)).toMatchObject({ is: "refused" });
    expect(isKept()).toBe(true);
    here.account.state = "up";
    expect(await moveDocument(ID, here)).toEqual({ is: "moved", to: "account-1" });
    expect(here.account.notes).toEqual([START]);
  });

  test("does not lose what is written before the next try", async () => {
    here.account.state = "mute";
    await moveDocument(ID, here);
    write(77);
    here.account.state = "up";
    await moveDocument(ID, here);
    expect(here.account.notes.map(({ units }) => units[0]?.men)).toEqual([77]);
    expect(isKept()).toBe(false);
  });
});

test("what is written while it is sent follows before it leaves the browser", async () => {
  here.account.meanwhile = () => write(55);
  expect(await moveDocument(ID, here)).toEqual({ is: "moved", to: "account-1" });
  expect(here.account.notes.map(({ units }) => units[0]?.men)).toEqual([55]);
});

test("where it was changed in the account, too, the rest waits there as a draft", async () => {
  here.account.meanwhile = () => {
    write(55);
    const stored = here.account.stored.get(ID);
    stored?.server.write({ ...START, units: [{ id: "fynske", name: "Fynske", men: 44 }] });
  };
  expect(await moveDocument(ID, here)).toEqual({ is: "moved", to: "account-1" });
  expect(here.account.notes.map(({ units }) => units[0]?.men)).toEqual([44]);
  const [draft] = await here.drafts.all("scenario/account-1");
  expect(draft).toMatchObject({ base: START, document: { units: [{ men: 55 }] } });
});

test("edits an earlier page could not keep go along", async () => {
  const draft = { key: "page-1", of: `scenario/${ID}`, base: START, document: START } as never;
  await here.drafts.keep(draft);
  await moveDocument(ID, here);
  expect(await here.drafts.all("scenario/account-1")).toHaveLength(1);
  expect(await here.drafts.all(`scenario/${ID}`)).toHaveLength(0);
});

test("an account that is full refuses it; it stays, and what is written since is what is sent later", async () => {
  here.account.state = "full";
  const refused = await moveDocument(ID, here);
  expect(refused).toMatchObject({ is: "refused", refusal: { code: "too-many-documents" } });
  expect(here.store.entries.get(ID)).toMatchObject({ document: START, sent: null });
  write(12);
  here.account.state = "up";
  await moveDocument(ID, here);
  expect(here.account.notes.map(({ units }) => units[0]?.men)).toEqual([12]);
});

test("a browser that can write nothing any more moves nothing", async () => {
  here.store.isFull = true;
  await expect(moveDocument(ID, here)).rejects.toThrow();
  expect(isKept()).toBe(true);
  expect(here.account.notes).toEqual([]);
});
