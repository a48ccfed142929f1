-- CreateTable
CREATE TABLE "scenario_games" (
    "id" TEXT NOT NULL,
    "owner_id" TEXT,
    "scenario_id" TEXT,
    "version" INTEGER NOT NULL,
    "variant" TEXT,
    "title" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "scenario" JSON NOT NULL,

    CONSTRAINT "scenario_games_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "scenario_seats" (
    "game_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "rank" INTEGER NOT NULL,
    "place" JSON NOT NULL,

    CONSTRAINT "scenario_seats_pkey" PRIMARY KEY ("game_id","id")
);

-- CreateTable
CREATE TABLE "seat_keys" (
    "key" TEXT NOT NULL,
    "game_id" TEXT NOT NULL,
    "seat_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "opened" INTEGER NOT NULL DEFAULT 0,
    "last_opened_at" TIMESTAMPTZ(3),

    CONSTRAINT "seat_keys_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "scenario_game_lines" (
    "game_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "seat_id" TEXT,
    "entry" JSON NOT NULL,

    CONSTRAINT "scenario_game_lines_pkey" PRIMARY KEY ("game_id","seq")
);

-- CreateIndex
CREATE INDEX "scenario_games_owner_id_idx" ON "scenario_games"("owner_id");

-- CreateIndex
CREATE INDEX "scenario_games_scenario_id_idx" ON "scenario_games"("scenario_id");

-- CreateIndex
CREATE INDEX "seat_keys_game_id_seat_id_idx" ON "seat_keys"("game_id", "seat_id");

-- AddForeignKey
ALTER TABLE "scenario_games" ADD CONSTRAINT "scenario_games_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scenario_games" ADD CONSTRAINT "scenario_games_scenario_id_fkey" FOREIGN KEY ("scenario_id") REFERENCES "documents"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scenario_seats" ADD CONSTRAINT "scenario_seats_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "scenario_games"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seat_keys" ADD CONSTRAINT "seat_keys_game_id_seat_id_fkey" FOREIGN KEY ("game_id", "seat_id") REFERENCES "scenario_seats"("game_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scenario_game_lines" ADD CONSTRAINT "scenario_game_lines_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "scenario_games"("id") ON DELETE CASCADE ON UPDATE CASCADE;
