-- AlterTable
ALTER TABLE "documents" ADD COLUMN     "sent_as" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "documents_owner_id_kind_sent_as_key" ON "documents"("owner_id", "kind", "sent_as");
