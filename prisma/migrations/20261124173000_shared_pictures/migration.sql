-- AlterTable
ALTER TABLE "pictures" ADD COLUMN     "is_shared" BOOLEAN NOT NULL DEFAULT false;
