-- AlterTable
ALTER TABLE "games" ADD COLUMN     "holder_id" TEXT;

-- CreateIndex
CREATE INDEX "games_holder_id_idx" ON "games"("holder_id");

-- AddForeignKey
ALTER TABLE "games" ADD CONSTRAINT "games_holder_id_fkey" FOREIGN KEY ("holder_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
