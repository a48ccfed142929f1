import { expect, test } from "vitest";
import { BLANK_PROFILE } from "@/lib/domain/bogowie-wojny/book/blank-profile";
import { profileSchema } from "@/lib/domain/bogowie-wojny/book/book-entry";

test("a blank profile is what an empty one is read as", () => {
  expect(BLANK_PROFILE).toEqual(profileSchema.parse({}));
});
