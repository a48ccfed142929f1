-- CreateTable
CREATE TABLE "club_stocks" (
    "club_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "stock" JSON NOT NULL,

    CONSTRAINT "club_stocks_pkey" PRIMARY KEY ("club_id")
);

-- AddForeignKey
ALTER TABLE "club_stocks" ADD CONSTRAINT "club_stocks_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
