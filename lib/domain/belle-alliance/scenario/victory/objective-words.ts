import type { ObjectiveView } from "./victory-view";

/** Says a message of the namespace `victory`. */
type Say = (key: string, values?: Record<string, string | number>) => string;

interface Speaking {
  readonly say: Say;
  /** Its number in the reader's list, which stands on the map as well. */
  readonly n: number;
  readonly sideName: (id: string) => string;
}

/** What an objective asks for, in the reader's language; empty where its name and note say it. */
export function whatWords({ what }: Pick<ObjectiveView, "what">, speaking: Speaking): string {
  const { say, n, sideName } = speaking;
  switch (what.kind) {
    case "point":
      return say("says.point", { n, radius: what.radiusCm });
    case "feature":
    case "building": {
      const { name, at, radiusCm: radius } = what;
      if (at === null) return say("says.unknownPlace");
      return say(`says.${what.kind}`, { n, name, isNamed: name ? "yes" : "no", radius });
    }
    case "line":
      return say(`says.line-${what.act}`, { n });
    case "losses":
      return say("says.losses", { side: sideName(what.sideId), least: what.least, as: what.as });
    case "formation":
      return what.name ? say("says.formation", { name: what.name }) : say("says.unknownFormation");
    case "exit":
      return say("says.exit", { n });
    case "time":
      return what.bound === null
        ? say("says.unknownTime")
        : say("says.time", { bound: what.bound });
    case "words":
      return "";
  }
}

/** Who knows of an objective; empty for an open one. */
export function knownToWords(
  { knownTo }: Pick<ObjectiveView, "knownTo">,
  { say, sideName }: Pick<Speaking, "say" | "sideName">,
): string {
  if (knownTo === "all") return "";
  if (knownTo === "umpire") return say("secret.umpire");
  return say("secret.side", { side: sideName(knownTo.slice("side:".length)) });
}
