import { expect, test } from "vitest";
import { viewScenario } from "@/lib/usecases/belle-alliance/scenario/view-scenario";
import { createDocument } from "@/lib/usecases/document/create-document";
import { patchDocument } from "@/lib/usecases/document/patch-document";
import { readDocument } from "@/lib/usecases/document/read-document";
import { replaceDocument } from "@/lib/usecases/document/replace-document";
import { restoreRevision } from "@/lib/usecases/document/restore-revision";
import { setVisibility } from "@/lib/usecases/document/set-visibility";
import { formation, scenario, side, unit } from "@/tests/lib/domain/belle-alliance/scenario/build";
import { freshDatabase } from "@/tests/setup/database";
import { contextAt, signedIn } from "../../../setup/people";

const { client } = await freshDatabase();
const everybody = contextAt(client, { now: new Date("2026-12-01T12:00:00Z") });
const author = await signedIn(everybody, "author@example.org");

const battle = scenario({
  sides: [
    side("s1", { formations: [formation("f1", { units: [unit("sealed-foot", { men: 734 })] })] }),
  ],
});

/** A public scenario whose armies are sealed since its second version. */
async function sealed() {
  const { id } = await createDocument(author, { kind: "scenario", json: battle });
  const patch = [{ op: "add", path: "/shownToAll", value: "ground" }] as const;
  await patchDocument(author, { kind: "scenario", id, expected: 1, patch });
  const visibility = { visibility: "public", clubId: null } as const;
  await setVisibility(author, { kind: "scenario", id, ...visibility });
  return id;
}

const seen = async (id: string) => {
  const { view } = await viewScenario(everybody, { id, audience: null, language: undefined });
  return JSON.stringify(view);
};

test("a tool that replaces the scenario without the field does not break its seal", async () => {
  const id = await sealed();
  await replaceDocument(author, { kind: "scenario", id, expected: 2, json: battle });
  expect(await seen(id)).not.toMatch(/sealed-foot|\b734\b/);
  const json = { ...battle, shownToAll: "armies" };
  await replaceDocument(author, { kind: "scenario", id, expected: 3, json });
  expect(await seen(id)).toMatch(/734/);
});

test("an earlier version that is restored does not break the seal", async () => {
  const id = await sealed();
  await restoreRevision(author, { kind: "scenario", id, restored: 1, expected: 2 });
  expect(await seen(id)).not.toMatch(/sealed-foot|\b734\b/);
  const { document } = await readDocument(author, { kind: "scenario", id });
  expect(document).toMatchObject({ shownToAll: "ground" });
});
