-- AlterEnum
ALTER TYPE "visibility" ADD VALUE 'club' BEFORE 'public';

-- AlterTable
ALTER TABLE "club_events" ADD COLUMN     "club_id" TEXT;

-- AlterTable
ALTER TABLE "documents" ADD COLUMN     "club_id" TEXT;

-- CreateTable
CREATE TABLE "clubs" (
    "id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "seen_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "text" TEXT NOT NULL,

    CONSTRAINT "clubs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "club_members" (
    "club_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "club_members_pkey" PRIMARY KEY ("club_id","user_id")
);

-- CreateTable
CREATE TABLE "club_invitations" (
    "code" TEXT NOT NULL,
    "club_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "club_invitations_pkey" PRIMARY KEY ("code")
);

-- CreateIndex
CREATE UNIQUE INDEX "clubs_slug_key" ON "clubs"("slug");

-- CreateIndex
CREATE INDEX "club_members_user_id_idx" ON "club_members"("user_id");

-- CreateIndex
CREATE INDEX "club_invitations_club_id_idx" ON "club_invitations"("club_id");

-- CreateIndex
CREATE INDEX "club_events_club_id_day_idx" ON "club_events"("club_id", "day");

-- CreateIndex
CREATE INDEX "documents_club_id_owner_id_idx" ON "documents"("club_id", "owner_id");

-- AddForeignKey
ALTER TABLE "documents" ADD CONSTRAINT "documents_club_id_owner_id_fkey" FOREIGN KEY ("club_id", "owner_id") REFERENCES "club_members"("club_id", "user_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "club_members" ADD CONSTRAINT "club_members_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "club_members" ADD CONSTRAINT "club_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "club_invitations" ADD CONSTRAINT "club_invitations_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "club_events" ADD CONSTRAINT "club_events_club_id_fkey" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What is for a club's members says which club; what is private or unlisted stands in none. By the values' text, for
-- a value of an enum cannot be used in the transaction that adds it.
ALTER TABLE "documents" ADD CONSTRAINT "documents_club_check" CHECK (
    CASE "visibility"::text WHEN 'club' THEN "club_id" IS NOT NULL WHEN 'public' THEN TRUE ELSE "club_id" IS NULL END
);
