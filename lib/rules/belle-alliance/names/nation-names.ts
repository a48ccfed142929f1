import { NATIONS, type Nation } from "../nation";
import type { Table21Heading } from "../tables/table-21";
import { byFoldedName, foldedName } from "./plain-name";

/** A nation found by name, with a heading of table 21 if the name means only a part of that nation. */
interface NamedNation {
  readonly nation: Nation;
  readonly heading: Table21Heading | null;
}

/**
 * Names of the nations of table 21 in English, Danish, Polish, German and French, as countries and as adjectives,
 * with the table's own spellings.
 */
const NAMES: readonly (readonly [Nation, string])[] = [
  ["anhalt", "Anhalt, Anhalt-Dessau, Anhalt-Köthen, Anhalt-Bernburg"],
  ["baden", "Baden, Badenia, Bade, Badensk, Badish, Badisch, Grand Duchy of Baden"],
  ["bavaria", "Bavaria, Bayern, Bawaria, Bavière, Bavarian, Bayersk, Bayrisk, Bayerisch"],
  ["belgium", "Belgium, Belgien, Belgia, Belgique, Belgian, Belgisk, Belgisch"],
  ["berg", "Berg, Grand Duchy of Berg, Kleve-Berg, Cleve-Berg"],
  ["brunswick", "Brunswick, Braunschweig, Brunszwik, Brunsvig, Brunswicker, Braunschweigisch"],
  ["denmark", "Denmark, Danmark, Dania, Dänemark, Danemark, Danish, Dansk, Denmark-Norway"],
  ["denmark", "Danmark-Norge, Dänisch, Danois"],
  ["britain", "Britain, England, Great Britain, United Kingdom, UK, GB, British, English"],
  ["britain", "Storbritannien, Engelsk, Britisk, Anglia, Wielka Brytania, Großbritannien"],
  ["britain", "Grande-Bretagne, Angleterre, Englisch, Britisch, Anglais"],
  ["france", "France, Frankrig, Francja, Frankreich, French, Fransk, Français, Französisch"],
  ["hanover", "Hanover, Hannover, Hanower, Hanovre, Hanoverian, Hannoversk, Hannoversch"],
  ["kgl", "KGL, King’s German Legion, King’s German Legion (KGL), Kings German Legion"],
  ["kgl", "Kongens Tyske Legion, Kongens Tyske Legion (KGL), Królewski Legion Niemiecki"],
  ["kgl", "Królewski Legion Niemiecki (KGL), Königlich Deutsche Legion, Légion allemande du roi"],
  ["hanseatic-cities", "Hanseatic cities, Hansestæderne, Hanseatic Legion, Hanseatisk legion"],
  ["hanseatic-cities", "Miasta hanzeatyckie, Hanseatic, Hansa, Hanse, Hansestädte, Hanseaten"],
  ["hanseatic-cities", "Hamburg, Lübeck, Bremen, Hanseatische Legion, Hanseatic towns"],
  ["hesse", "Hesse, Hessen, Hesja, Hesse-Darmstadt, Hessen-Darmstadt, Hesse-Kassel, Hessian"],
  ["hesse", "Hessen-Kassel, Hesse-Cassel, Hessisk, Hessisch"],
  ["netherlands", "Netherlands, The Netherlands, Nederlandene, Niderlandy, Niederlande, Pays-Bas"],
  ["netherlands", "Dutch-Belgian, Netherlands-Belgian, Nederlandsk, United Netherlands"],
  ["netherlands", "Kingdom of the Netherlands, Nederland, Dutch-Belgians, Netherlander"],
  ["illyria", "Illyria, Illyrien, Iliria, Illyrie, Illyrian, Illyrian Provinces"],
  ["italy", "Italy, Italien, Włochy, Italie, Italia, Kingdom of Italy, Italian, Italiensk"],
  ["mecklenburg", "Mecklenburg, Mecklenbourg, Meklemburgia, Mecklenburg-Schwerin"],
  ["mecklenburg", "Mecklenburg-Strelitz, Mecklenborg, Mecklembourg"],
  ["naples", "Naples, Napoli, Neapel, Neapol, Neapolitan, Kingdom of Naples, Napolitansk"],
  ["nassau", "Nassau, Nassauer, Orange-Nassau, Oranien-Nassau, Nassauisk"],
  ["poland", "Poland, Polen, Polska, Duchy of Warsaw, Poland (Duchy of Warsaw), Polish, Polsk"],
  ["poland", "Hertugdømmet Warszawa, Polen (Hertugdømmet Warszawa), Księstwo Warszawskie"],
  ["poland", "Polska (Księstwo Warszawskie), Grand Duchy of Warsaw, Pologne, Polnisch"],
  ["poland", "Herzogtum Warschau, Storhertugdømmet Warszawa, Duché de Varsovie, Warsaw"],
  ["portugal", "Portugal, Portugalia, Portuguese, Portugisisk"],
  ["prussia", "Prussia, Prøjsen, Preussen, Prusy, Preußen, Prusse, Prussian, Prøjsisk, Preusen"],
  ["prussia", "Preussisk, Preußisch, Kingdom of Prussia"],
  ["russo-german-legion", "Russo-German Legion, Russian-German Legion, Russisk-tyske legion"],
  ["russo-german-legion", "Legion Rosyjsko-Niemiecki, Russisch-Deutsche Legion, RGL, RDL"],
  ["russo-german-legion", "Den russisk-tyske legion, Deutsch-Russische Legion"],
  ["russia", "Russia, Rusland, Rosja, Russland, Rußland, Russie, Russian, Russisk, Russisch"],
  ["saxony", "Saxony, Sachsen, Saksonia, Saxe, Saxon, Sachsisk, Saksisk, Sächsisch, Saksen"],
  ["spain", "Spain, Spanien, Hiszpania, Espagne, España, Spanish, Spansk"],
  ["sweden", "Sweden, Sverige, Szwecja, Schweden, Suède, Swedish, Svensk"],
  ["westphalia", "Westphalia, Westphalen, Westfalen, Westfalia, Westphalie, Westphalian"],
  ["westphalia", "Westfalsk, Westphalsk, Vestfalen, Kingdom of Westphalia"],
  ["wurttemberg", "Württemberg, Würtemberg, Wurttemberg, Wurtemberg, Wirtembergia"],
  ["wurttemberg", "Wuerttemberg, Württembergisk, Wirtemberg"],
  ["wurzburg", "Würzburg, Wurzburg, Wuerzburg, Wurtzburg, Würzbourg"],
  ["austria", "Austria, Østrig, Österreich, Autriche, Austrian, Østrigsk, Oesterreich, Ostrig"],
  ["austria", "Austria-Hungary, Austrian Empire, Habsburg"],
  ["other", "Other, Anden nation, Inna"],
];

/** Names of parts of a nation. Holland, for example, is a heading of table 21 but not one of our nations. */
const PARTS: readonly (readonly [NamedNation, string])[] = [
  [{ nation: "netherlands", heading: "holland" }, "Holland, Holandia, Dutch, Hollandsk, Hollande"],
];

const NATION_BY_NAME: ReadonlyMap<string, NamedNation> = new Map([
  ...byFoldedName(NATIONS.map((nation) => [{ nation, heading: null }, nation] as const)),
  ...byFoldedName(NAMES.map(([nation, words]) => [{ nation, heading: null }, words] as const)),
  ...byFoldedName(PARTS),
]);

/** Every word of the nations' names, in plain letters. */
export const NATION_WORDS: ReadonlySet<string> = new Set(
  [...NATION_BY_NAME.keys()].flatMap((name) => name.split(" ")),
);

/** The nation with that code, or with that name in any of the languages; null if unknown. */
export function nationNamed(text: string): NamedNation | null {
  return NATION_BY_NAME.get(foldedName(text)) ?? null;
}
