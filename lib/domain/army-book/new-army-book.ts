import type { ArmyNation } from "@/lib/rules/bogowie-wojny/nation";
import type { Language } from "../language";
import type { ArmyBook } from "./army-book";

/** What a new book starts with; `nation` is null where it is none of those with a generic book. */
interface NewArmyBook {
  readonly title: string;
  readonly language: Language;
  readonly nation: ArmyNation | null;
}

/** A book with nothing in it yet. */
export function newArmyBook({ title, language, nation }: NewArmyBook): ArmyBook {
  return {
    kind: "army-book",
    schemaVersion: 1,
    system: "bogowie-wojny",
    title,
    language,
    nation,
    nationName: "",
    edition: "",
    source: "",
    notes: "",
    entries: [],
    formations: [],
    commanders: [],
    specialRules: [],
    links: [],
    acceptedFindings: [],
  };
}
