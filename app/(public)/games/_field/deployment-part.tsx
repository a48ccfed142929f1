"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { classNames } from "@/app/_ui/class-names";
import { useBodyName } from "./use-body-name";
import { type FieldJson, useField } from "./use-field";

type Deployment = NonNullable<FieldJson["deployment"]>;
type Body = Deployment["deployed"][number];
type Seat = Body["seat"];

/** The divisions and independent brigades that players deploy in turn, excluding those in ambush [14.6, 15.1]. */
export function DeploymentPart() {
  const t = useTranslations("fieldSetUp.divisions");
  const { view } = useField();
  const { deployment, mine, players } = view;
  if (!deployment) return null;
  const { turn, left } = deployment;
  const isYours = turn !== null && !view.isOver && mine.includes(turn);
  const turnKey = isYours && mine.length === 1 ? "yourTurn" : "turn";
  return (
    <section className="grid gap-2" aria-labelledby="setup-divisions">
      <h3 id="setup-divisions">{t("title")}</h3>
      {deployment.deployed.length === 0 && <p className="hint mb-2">{t("ambushesFirst")}</p>}
      <p
        role="status"
        data-turn
        data-yours={isYours || undefined}
        className={classNames("text-lg", isYours && "font-semibold text-brass")}
      >
        {turn === null ? t("done") : t(turnKey, { player: players[turn] ?? "", count: left[turn] })}
      </p>
      {isYours && <Choices seat={turn} deployment={deployment} />}
      <Standing deployed={deployment.deployed} />
    </section>
  );
}

interface ChoicesProps {
  readonly seat: Seat;
  readonly deployment: Deployment;
}

function Choices({ seat, deployment }: ChoicesProps) {
  const t = useTranslations("fieldSetUp.divisions");
  const nameOf = useBodyName();
  const { move, isMoving } = useField();
  const bodies = deployment.own[seat] ?? [];
  const corps = deployment.byCorps ? corpsAmong(bodies) : [];
  const deploy = (ids: readonly string[]) => void move({ move: "deploy", bodies: [...ids] }, seat);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {bodies.map((body) => (
        <Button key={body.id} isPending={isMoving} onPress={() => deploy([body.id])}>
          {nameOf(body)}
        </Button>
      ))}
      {corps.map(({ id, name, ids }) => (
        <Button key={id} isPending={isMoving} onPress={() => deploy(ids)}>
          {t("corps", { name, named: name ? "yes" : "no", count: ids.length })}
        </Button>
      ))}
    </div>
  );
}

interface WholeCorps {
  readonly id: string;
  readonly name: string;
  readonly ids: readonly string[];
}

/** Corps with more than one body left; a corps with only one is a division. */
function corpsAmong(bodies: NonNullable<Deployment["own"][Seat]>): WholeCorps[] {
  const ids = new Set(bodies.flatMap(({ corpsId }) => corpsId ?? []));
  return [...ids].flatMap((id) => {
    const own = bodies.filter(({ corpsId }) => corpsId === id);
    const name = own[0]?.corpsName ?? "";
    return own.length > 1 ? [{ id, name, ids: own.map((body) => body.id) }] : [];
  });
}

function Standing({ deployed }: Pick<Deployment, "deployed">) {
  const t = useTranslations("fieldSetUp.divisions");
  const nameOf = useBodyName();
  const { view } = useField();
  if (deployed.length === 0) return null;
  return (
    <ol data-standing className="list-decimal ps-6 text-sm">
      {deployed.map((body) => (
        <li key={`${body.seat} ${body.id}`}>
          {t("stands", { player: view.players[body.seat] ?? "", body: nameOf(body) })}
        </li>
      ))}
    </ol>
  );
}
