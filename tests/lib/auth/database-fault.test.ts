import pg from "pg";
import { expect, test, vi } from "vitest";
import { nextAuthOptions } from "@/lib/auth/next-auth-options";
import { databaseTroubleOf } from "@/lib/db/database-trouble";
import { problemOf } from "@/lib/http/problem";
import { freshDatabase } from "@/tests/setup/database";

vi.stubEnv("NEXTAUTH_SECRET", "a secret of forty characters for testing");
const { url } = await freshDatabase();
const name = new URL(url).pathname.slice(1);

test("a database that cannot write at a sign-in is reported as such, not as a wrong password", async () => {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  await admin.end();
  const failures: unknown[] = [];
  const request = new Request("http://localhost", { headers: { "x-forwarded-for": "10.0.0.9" } });
  const { providers } = nextAuthOptions(request, {
    failed: (reason) => void failures.push(reason),
    entered: () => {},
  });
  const [byPassword] = providers as unknown as [
    { options: { authorize: (of: object) => unknown } },
  ];
  const claimed = { email: "ada@example.org", password: "correct horse battery" };
  expect(await byPassword.options.authorize(claimed)).toBeNull();
  expect(failures.map(databaseTroubleOf)).toEqual(["storage-full"]);
  const problem = problemOf(failures[0], "da");
  expect(problem.status).toBe(507);
  expect(await problem.text()).not.toContain("prisma");
});
