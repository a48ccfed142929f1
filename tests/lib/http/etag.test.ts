import { expect, test } from "vitest";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { expectedVersion, isNotModified } from "@/lib/http/etag";

const asked = (headers: Record<string, string>) => new Request("http://localhost", { headers });

test.each([
  ['"3"', 3],
  [' "12" ', 12],
  ["*", "any"],
])("If-Match %s starts from %s", (header, version) => {
  expect(expectedVersion(asked({ "if-match": header }))).toBe(version);
});

test.each([
  ["", "precondition-required"],
  ["3", "stale-version"],
  ['W/"3"', "stale-version"],
  ['"a"', "stale-version"],
  ['"1", "2"', "stale-version"],
])("If-Match %s is refused as %s", (header, code) => {
  const refuse = () => expectedVersion(asked({ "if-match": header }));
  expect(refuse).toThrow(expect.objectContaining({ constructor: GrundlagError, code }));
});

test.each([
  ['"3"', true],
  ['W/"3"', true],
  ['"1", "3"', true],
  ["*", true],
  ['"33"', false],
])("If-None-Match %s on version 3: held already %s", (header, held) => {
  expect(isNotModified(asked({ "if-none-match": header }), '"3"')).toBe(held);
});
