-- AlterTable
ALTER TABLE "games" ADD COLUMN     "given" JSON NOT NULL DEFAULT '{}',
ADD COLUMN     "scenario" JSON,
ADD COLUMN     "scenario_id" TEXT,
ADD COLUMN     "version" INTEGER;

-- CreateIndex
CREATE INDEX "games_scenario_id_idx" ON "games"("scenario_id");

-- AddForeignKey
ALTER TABLE "games" ADD CONSTRAINT "games_scenario_id_fkey" FOREIGN KEY ("scenario_id") REFERENCES "documents"("id") ON DELETE SET NULL ON UPDATE CASCADE;
