-- AlterTable
ALTER TABLE "documents" ADD COLUMN     "body_bytes" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "history_bytes" BIGINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "leases" (
    "key" TEXT NOT NULL,
    "holder" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "leases_pkey" PRIMARY KEY ("key")
);

-- What is stored already.
UPDATE "documents" SET
  "body_bytes" = octet_length("body"::text),
  "history_bytes" = (
    SELECT COALESCE(SUM(octet_length(COALESCE("revisions"."body"::text, '')) + octet_length(COALESCE("revisions"."patch"::text, ''))), 0)
    FROM "revisions" WHERE "revisions"."document_id" = "documents"."id"
  );
