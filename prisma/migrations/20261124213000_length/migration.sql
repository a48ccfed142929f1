-- AlterTable
ALTER TABLE "documents" ADD COLUMN     "length" TEXT;

-- Until they are stored again, documents go by their units, as those do whose author does not say.
UPDATE "documents" SET "length" = CASE WHEN "size" < 30 THEN 'small' WHEN "size" <= 80 THEN 'medium' ELSE 'large' END
WHERE "kind" = 'scenario';
