-- AlterTable
ALTER TABLE "game_results" ADD COLUMN     "objectives" JSON NOT NULL DEFAULT '[]';
