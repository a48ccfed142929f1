-- AlterTable
ALTER TABLE "documents" ADD COLUMN     "games_played" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "game_results" (
    "game_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL,
    "winner" TEXT,
    "level" TEXT NOT NULL,
    "points" JSON NOT NULL,
    "bounds" INTEGER,
    "hours" DOUBLE PRECISION,
    "report" TEXT NOT NULL,
    "would_change" TEXT NOT NULL,
    "agreed_by" TEXT[],
    "agreed_at" TIMESTAMPTZ(3),

    CONSTRAINT "game_results_pkey" PRIMARY KEY ("game_id")
);

-- AddForeignKey
ALTER TABLE "game_results" ADD CONSTRAINT "game_results_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "scenario_games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The public documents by how often they were played. Prisma's schema does not know partial indexes.
CREATE INDEX "documents_public_played_idx" ON "documents"((lpad("games_played"::text, 10, '0')) DESC, "id" DESC) WHERE "visibility" = 'public';
