import { expect, test } from "vitest";
import { hashPassword, isPassword, newPasswordSchema } from "@/lib/auth/password";

test("a hash is argon2id, salted each time, and knows its password in any form of its letters", async () => {
  const password = "żółta łódź na å";
  const [hash, other] = await Promise.all([hashPassword(password), hashPassword(password)]);
  expect(hash).toMatch(/^\$argon2id\$/);
  expect(hash).not.toBe(other);
  expect(await isPassword(password.normalize("NFD"), hash)).toBe(true);
  expect(await isPassword(`${password} `, hash)).toBe(false);
});

test("without an account no password is right, not even the one that is hashed in its stead", async () => {
  expect(await isPassword("the password of nobody at all", null)).toBe(false);
});

test.each([
  ["hat over å ", false],
  ["hat over å m", true],
  [`hest hus is ${"y".repeat(244)}`, true],
  [`hest hus is ${"y".repeat(245)}`, false],
  ["123456789012", false],
  ["aaaaaaaaaaaa", false],
  ["abcabcabcabc", false],
  ["password1234", false],
  ["qwertyuiop12", false],
  ["1q2w3e4r5t6y", false],
])("%s may be set: %s", (password, allowed) => {
  expect(newPasswordSchema.safeParse(password).success).toBe(allowed);
});
