import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { environmentSchema } from "@/lib/db/environment";

test(".env.example explains every variable, and its defaults are the real ones", () => {
  const example = readFileSync(".env.example", "utf8");
  const defaults = environmentSchema.parse({});
  for (const name of Object.keys(environmentSchema.shape)) {
    expect(example).toMatch(new RegExp(`^#${name}=`, "m"));
    const value = defaults[name as keyof typeof defaults];
    if (value !== undefined) expect(example).toContain(`#${name}=${value}\n`);
  }
});
