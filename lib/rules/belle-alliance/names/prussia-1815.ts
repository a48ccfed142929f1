import type { Kind } from "../valour/valour-lexicon";

/** A Prussian regiment known by its name, with its number in the army list of 1815. */
interface NamedRegiment {
  readonly kinds: readonly Kind[];
  readonly name: RegExp;
  /** The number within the province, if the province had several; otherwise null. */
  readonly ofProvince: number | null;
  readonly number: number;
}

const FOOT: readonly Kind[] = ["line", "fusilier"];
const DRAGOONS: readonly Kind[] = ["dragoon"];
const HUSSARS: readonly Kind[] = ["hussar"];
const UHLANS: readonly Kind[] = ["uhlan", "lancer"];

const EAST = /\b(east|ost|ost ?) ?pr|\bostprojs|\bostpreu|\bwschodnio/;
const WEST = /\b(west|vest) ?pr|\bwestpreu|\bvestprojs|\bzachodnio/;
const POMERANIA = /\bpomer|\bpommer|\bpomor/;
const SILESIA = /\bsiles|\bschles|\bslesisk|\bslask/;
const BRANDENBURG = /\bbrandenb/;

/** Regiments that orders of battle call by name although table 21 identifies them by number. */
export const PRUSSIA_1815: readonly NamedRegiment[] = [
  ...series(FOOT, EAST, [1, 3, 4, 5]),
  ...series(FOOT, WEST, [6, 7]),
  ...series(FOOT, POMERANIA, [2, 9, 14, 21]),
  ...series(FOOT, SILESIA, [10, 11]),
  { kinds: FOOT, name: /\bleib|\blife\b/, ofProvince: null, number: 8 },
  { kinds: FOOT, name: /\b[ck]olberg/, ofProvince: null, number: 9 },
  ...series(FOOT, BRANDENBURG, [8, 12, 20, 24]),
  { kinds: DRAGOONS, name: /\bkonigin|\bqueen|\bdronning/, ofProvince: null, number: 1 },
  { kinds: DRAGOONS, name: /\blit(h|t)?au|\blithuan/, ofProvince: null, number: 3 },
  ...series(DRAGOONS, WEST, [2, 4]),
  { kinds: DRAGOONS, name: BRANDENBURG, ofProvince: null, number: 5 },
  { kinds: DRAGOONS, name: /\bneumark|\bneumaer/, ofProvince: null, number: 6 },
  ...series(HUSSARS, /\bleib|\blife\b|\bliv /, [1, 2]),
  { kinds: HUSSARS, name: BRANDENBURG, ofProvince: null, number: 3 },
  ...series(HUSSARS, SILESIA, [4, 6]),
  { kinds: HUSSARS, name: POMERANIA, ofProvince: null, number: 5 },
  { kinds: UHLANS, name: WEST, ofProvince: null, number: 1 },
  { kinds: UHLANS, name: SILESIA, ofProvince: null, number: 2 },
  { kinds: UHLANS, name: BRANDENBURG, ofProvince: null, number: 3 },
];

function series(kinds: readonly Kind[], name: RegExp, numbers: readonly number[]): NamedRegiment[] {
  return numbers.map((number, i) => ({ kinds, name, ofProvince: i + 1, number }));
}
