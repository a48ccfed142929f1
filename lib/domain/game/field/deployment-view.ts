import { SEATS, type Seat } from "../seat";
import { type Body, bodiesLeft, type Deploying, deployByCorps, deploymentTurn } from "./divisions";

/** A body as both players may know it: it stands on the table. */
export type DeployedBody = Omit<Body, "regimentIds"> & { readonly seat: Seat };

/** How the deployment goes, as its reader may see it: which bodies are left is for their own player. */
export interface DeploymentView {
  readonly turn: Seat | null;
  readonly byCorps: boolean;
  readonly left: Readonly<Record<Seat, number>>;
  readonly own: Readonly<Record<Seat, readonly Omit<Body, "regimentIds">[] | null>>;
  /** In the order in which they were deployed. */
  readonly deployed: readonly DeployedBody[];
}

/** Null until it is decided who begins, and where the armies' bodies are not known. */
export function viewDeployment(deploying: Deploying, mine: readonly Seat[]): DeploymentView | null {
  const { setUp, armies } = deploying;
  if (!setUp?.first || SEATS.some((seat) => armies[seat].bodies.length === 0)) return null;
  const left = { a: bodiesLeft(deploying, "a"), b: bodiesLeft(deploying, "b") };
  const own = (seat: Seat) => (mine.includes(seat) ? left[seat].map(withoutRegiments) : null);
  return {
    turn: deploymentTurn(deploying),
    byCorps: deployByCorps(deploying),
    left: { a: left.a.length, b: left.b.length },
    own: { a: own("a"), b: own("b") },
    deployed: setUp.deployed.flatMap(({ seat, bodies }) =>
      armies[seat].bodies
        .filter(({ id }) => bodies.includes(id))
        .map((body) => ({ ...withoutRegiments(body), seat })),
    ),
  };
}

function withoutRegiments({ regimentIds: _, ...body }: Body): Omit<Body, "regimentIds"> {
  return body;
}
