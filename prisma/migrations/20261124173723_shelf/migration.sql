-- AlterTable
ALTER TABLE "documents" ADD COLUMN     "campaign" TEXT,
ADD COLUMN     "players_from" INTEGER,
ADD COLUMN     "players_to" INTEGER,
ADD COLUMN     "translated" JSON NOT NULL DEFAULT '{}';
