-- AlterTable
ALTER TABLE "documents" ADD COLUMN     "seal" TEXT;

-- The public documents in each order of the library. Prisma's schema knows neither partial indexes nor expressions.
CREATE INDEX "documents_public_updated_idx" ON "documents"("updated_at" DESC, "id" DESC) WHERE "visibility" = 'public';
CREATE INDEX "documents_public_title_idx" ON "documents"((split_part("search_text", E'\n', 1) COLLATE "C"), "id") WHERE "visibility" = 'public';
CREATE INDEX "documents_public_year_idx" ON "documents"((lpad(coalesce("year", 9999)::text, 4, '0')), "id") WHERE "visibility" = 'public';
CREATE INDEX "documents_public_size_idx" ON "documents"((lpad(coalesce("size", 0)::text, 10, '0')) DESC, "id" DESC) WHERE "visibility" = 'public';
