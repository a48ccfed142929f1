import { getTranslations } from "next-intl/server";
import { type Leader, leaderFacts } from "@/lib/domain/bogowie-wojny/list/leader";
import type { Language } from "@/lib/domain/document/language";

interface Props {
  readonly leader: Leader | null;
  /** The author's language, in which the rule is written. */
  readonly language: Language;
}

/** A commander's value, character and rule, after their name; nothing if none of these is known [6.2, 6.3]. */
export async function LeaderFacts({ leader, language }: Props) {
  const book = await getTranslations("armyBook");
  const roster = await getTranslations("bwRoster");
  const facts = leaderFacts(leader, { book, roster });
  if (facts.length === 0) return null;
  return (
    <small className="text-ink-3" lang={leader?.specialRule ? language : undefined}>
      {" "}
      {facts.join(" · ")}
    </small>
  );
}
