"use client";

import { useTranslations } from "next-intl";
import { LocalTime } from "@/app/_frame/local-time";
import { SectionTitle } from "@/app/_ui/section-title";
import type { BattlefieldPiece } from "@/lib/domain/bogowie-wojny/field/battlefield";
import type { BattlefieldWords } from "@/lib/domain/bogowie-wojny/field/finding-text";
import { pieceText } from "@/lib/domain/bogowie-wojny/field/thing-text";
import { useBodyName } from "./use-body-name";
import { type FieldJson, useField } from "./use-field";

type Line = FieldJson["log"][number];

/** Every step of the set-up, newest first, with the service's time; steps taken back remain. */
export function FieldLog() {
  const t = useTranslations("fieldSetUp.log");
  const { view } = useField();
  const text = useLineText();
  if (view.log.length === 0) return null;
  return (
    <section aria-labelledby="setup-log">
      <SectionTitle id="setup-log">{t("title")}</SectionTitle>
      {/* Screen readers announce what either player does. */}
      <div role="log" aria-labelledby="setup-log">
        <ol className="mt-2 grid gap-1 text-sm [&_time]:text-ink-2" reversed>
          {view.log.toReversed().map((line) => (
            <li key={line.seq}>
              <LocalTime instant={line.at} /> {text(line)}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function useLineText(): (line: Line) => string {
  const t = useTranslations("fieldSetUp.log");
  const stages = useTranslations("fieldSetUp.stage");
  const words = useTranslations("battlefield") as unknown as BattlefieldWords;
  const { view } = useField();
  const player = (seat: "a" | "b") => view.players[seat] ?? "";
  const nameOf = useBodyName();
  const thingText = (piece: BattlefieldPiece) =>
    piece.name
      ? t("named", { piece: pieceText(piece, words), name: piece.name })
      : pieceText(piece, words);
  return (line) => {
    const { initiative, piece, table, first } = line;
    if (initiative) return rolls(initiative, t, player);
    return t(line.kind, {
      player: player(line.seat),
      table: table ? `${table.widthCm}\u00a0×\u00a0${table.depthCm}\u00a0cm` : "",
      edge: line.edge ? words(`edges.${line.edge}`) : "",
      area: line.area ? words(`areas.${line.area}`) : "",
      die: line.die ?? 0,
      thing: piece ? thingText(piece as BattlefieldPiece) : "",
      work: line.work ? words(`kinds.${line.work}`) : "",
      crossing: line.crossing ? words(`kinds.${line.crossing}`) : "",
      crossings: line.crossings,
      stage: line.stage ? stages(line.stage) : "",
      lies: line.lies ?? "along",
      first: first ? player(first) : "",
      bodies: line.bodies.map(nameOf).join(", "),
    });
  };
}

/** Each throw with its modifiers, as in "4 + 2 : 5 + 0". */
function rolls(
  { throws, values, bonus, winner }: NonNullable<Line["initiative"]>,
  t: (key: string, values: Record<string, string>) => string,
  player: (seat: "a" | "b") => string,
): string {
  const added = { a: values.a + bonus.a, b: values.b + bonus.b };
  const signed = (value: number) => (value < 0 ? `−\u00a0${-value}` : `+\u00a0${value}`);
  const told = throws.map(
    ({ a, b }) => `${a}\u00a0${signed(added.a)}\u00a0: ${b}\u00a0${signed(added.b)}`,
  );
  return t("field-initiative", {
    a: player("a"),
    b: player("b"),
    throws: told.join(", "),
    winner: player(winner),
  });
}
