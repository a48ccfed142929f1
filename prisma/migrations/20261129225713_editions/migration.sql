-- AlterTable
ALTER TABLE "documents" ADD COLUMN     "edition" TEXT NOT NULL DEFAULT 'open-book';

-- CreateTable
CREATE TABLE "umpire_statements" (
    "document_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "umpire_statements_pkey" PRIMARY KEY ("document_id","user_id")
);

-- CreateIndex
CREATE INDEX "umpire_statements_user_id_idx" ON "umpire_statements"("user_id");

-- AddForeignKey
ALTER TABLE "umpire_statements" ADD CONSTRAINT "umpire_statements_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "umpire_statements" ADD CONSTRAINT "umpire_statements_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
