-- CreateTable
CREATE TABLE "club_formats" (
    "id" TEXT NOT NULL,
    "club_id" TEXT NOT NULL,
    "name_key" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "published_by_id" TEXT,
    "published_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "format" JSON NOT NULL,

    CONSTRAINT "club_formats_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "club_formats_published_by_id_idx" ON "club_formats"("published_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "club_formats_club_id_name_key_key" ON "club_formats"("club_id", "name_key");

-- AddForeignKey
ALTER TABLE "club_formats" ADD CONSTRAINT "club_formats_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "club_formats" ADD CONSTRAINT "club_formats_published_by_id_fkey" FOREIGN KEY ("published_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
