-- AlterTable
ALTER TABLE "games" ADD COLUMN     "event_id" TEXT;

-- CreateIndex
CREATE INDEX "games_event_id_created_at_idx" ON "games"("event_id", "created_at");

-- AddForeignKey
ALTER TABLE "games" ADD CONSTRAINT "games_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "club_events"("id") ON DELETE SET NULL ON UPDATE CASCADE;
