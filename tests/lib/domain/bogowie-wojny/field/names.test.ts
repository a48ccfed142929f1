import { expect, test } from "vitest";
import { battlefieldSchema } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { battlefieldFile } from "@/lib/domain/bogowie-wojny/field/drawing/battlefield-file";
import { readShippedLibrary } from "@/prisma/seed";

test("a battlefield's picture says what its villages, woods and streams are called", async () => {
  const { documents } = await readShippedLibrary();
  const field = battlefieldSchema.parse(documents.find(({ id }) => id === "raszyn-1809")?.body);
  const picture = battlefieldFile(field, field.title);
  for (const name of ["Jaworowa", "Lasy sękocińskie", "Mrowa (Rawka)"]) {
    expect(picture).toContain(name);
  }
});
