-- CreateTable
CREATE TABLE "result_pictures" (
    "id" TEXT NOT NULL,
    "game_id" TEXT NOT NULL,
    "seat_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "words" TEXT NOT NULL,
    "width_px" INTEGER NOT NULL,
    "height_px" INTEGER NOT NULL,
    "byte_size" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "result_pictures_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "result_pictures_game_id_created_at_idx" ON "result_pictures"("game_id", "created_at");

-- AddForeignKey
ALTER TABLE "result_pictures" ADD CONSTRAINT "result_pictures_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game_results"("game_id") ON DELETE CASCADE ON UPDATE CASCADE;
