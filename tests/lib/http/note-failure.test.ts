import { expect, test } from "vitest";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { noteFailure } from "@/lib/http/note-failure";
import { type RequestScope, withinScope } from "@/lib/log/request-scope";

function troubleAfter(error: Error): RequestScope["trouble"] {
  const scope = { id: "1", route: "/", actorId: null, problem: null, reason: null, trouble: null };
  withinScope(scope, () => noteFailure(error, "/"));
  return scope.trouble;
}

test("a page that the service had no time for is answered as unavailable, a faulty one as a fault", () => {
  expect(troubleAfter(new GrundlagError("busy", "Too much waits."))).toBe("unavailable");
  const stopped = new GrundlagError("too-large", "It was stopped.", [], {
    reason: "takes-too-long",
  });
  expect(troubleAfter(stopped)).toBe("unavailable");
  expect(troubleAfter(new GrundlagError("too-large", "The file is too large."))).toBeNull();
  expect(troubleAfter(new TypeError("x is undefined"))).toBeNull();
});
