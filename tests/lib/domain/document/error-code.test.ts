import { expect, test } from "vitest";
import { GrundlagError } from "@/lib/domain/document/error-code";

test("an error of the same module loaded once more is known, any other is not", async () => {
  const again = "../../../../lib/domain/document/error-code?again";
  const { GrundlagError: Other } = await import(again);
  expect(Other).not.toBe(GrundlagError);
  expect(new Other("busy", "Wait.")).toBeInstanceOf(GrundlagError);
  expect(new GrundlagError("busy", "Wait.")).toBeInstanceOf(Other);
  for (const other of [new Error("busy"), { code: "busy" }, null, "busy"]) {
    expect(other instanceof GrundlagError).toBe(false);
  }
});
