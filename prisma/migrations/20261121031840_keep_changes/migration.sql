-- AlterTable
ALTER TABLE "revisions" ALTER COLUMN "body" DROP NOT NULL;

-- What was stored until now has both: the whole state stays, the change as it was sent goes.
UPDATE "revisions" SET "patch" = NULL;

ALTER TABLE "revisions" ADD CONSTRAINT "revisions_body_or_patch" CHECK (num_nonnulls("body", "patch") = 1);
