-- AlterTable
ALTER TABLE "documents" ADD COLUMN     "held_by_club" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "document_people" (
    "document_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "may" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "document_people_pkey" PRIMARY KEY ("document_id","user_id")
);

-- CreateTable
CREATE TABLE "document_invitations" (
    "code" TEXT NOT NULL,
    "document_id" TEXT NOT NULL,
    "may" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "accepted" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "document_invitations_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "document_visits" (
    "document_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "part" TEXT NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "document_visits_pkey" PRIMARY KEY ("document_id","user_id")
);

-- CreateIndex
CREATE INDEX "document_people_user_id_idx" ON "document_people"("user_id");

-- CreateIndex
CREATE INDEX "document_invitations_document_id_idx" ON "document_invitations"("document_id");

-- CreateIndex
CREATE INDEX "document_visits_user_id_idx" ON "document_visits"("user_id");

-- AddForeignKey
ALTER TABLE "document_people" ADD CONSTRAINT "document_people_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_people" ADD CONSTRAINT "document_people_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_invitations" ADD CONSTRAINT "document_invitations_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_visits" ADD CONSTRAINT "document_visits_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_visits" ADD CONSTRAINT "document_visits_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a club holds belongs to that club.
ALTER TABLE "documents" ADD CONSTRAINT "documents_held_by_club_check" CHECK (NOT "held_by_club" OR "club_id" IS NOT NULL);
