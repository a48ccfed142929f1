import type { ArmyNation } from "@/lib/rules/bogowie-wojny/nation";
import type { Language } from "../../document/language";
import type { ArmyBook } from "./army-book";

/** The details of a new book; `nation` is null for a nation without a generic book. */
interface NewArmyBook {
  readonly title: string;
  readonly language: Language;
  readonly nation: ArmyNation | null;
}

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
