/**
 * Tags that OpenStreetMap and other programs use, each with the terrain kind it most likely was; the first match
 * applies. Whatever has no equivalent on a table, or needs a decision under the rules, is left to the umpire.
 */
export const TERRAIN_TAGS: readonly (readonly [tag: string, key: string])[] = [
  ["natural=wood", "wood"],
  ["landuse=forest", "wood"],
  ["natural=wetland", "ground-marsh"],
  ["natural=scrub", "ground-scrub"],
  ["natural=heath", "ground-scrub"],
  ["landuse=orchard", "ground-orchard"],
  ["landuse=vineyard", "ground-overgrown"],
  ["landuse=allotments", "ground-garden"],
  ["leisure=garden", "ground-garden"],
  ["landuse=farmland", "ground-ploughed"],
  ["landuse=quarry", "ground-pit"],
  ["barrier=hedge", "hedge-open"],
  ["natural=tree_row", "hedge-hedge-row"],
  ["barrier=wall", "wall-open"],
  ["barrier=city_wall", "wall-over-2m"],
  ["barrier=fence", "fence-fence"],
  ["barrier=ditch", "fence-ditch"],
  ["man_made=dyke", "fence-dyke"],
  ["man_made=embankment", "fence-dyke"],
  ["water=river", "water-river"],
  ["waterway=riverbank", "water-river"],
  ["natural=water", "water-pond"],
  ["landuse=reservoir", "water-pond"],
  ["waterway=*", "stream-open"],
  ["building=*", "building-open"],
  ["man_made=windmill", "building-wood"],
  ["man_made=watermill", "building-open"],
  ["bridge=*", "crossing-open"],
  ["ford=*", "crossing-ford"],
  ["highway=motorway", "road-paved"],
  ["highway=trunk", "road-paved"],
  ["highway=primary", "road-paved"],
  ["highway=secondary", "road-paved"],
  ["highway=*", "road-earth"],
  ["contour=*", "hill"],
];

/**
 * Properties in which programs store the height of a contour, in small plain letters without blanks and units; if there
 * are several, the first applies.
 */
export const HEIGHT_TAGS: readonly string[] = [
  ...["ele", "elev", "elevation", "contour", "contours", "contourelev", "contourvalue", "isohypse"],
  ...["kote", "kota", "hojde", "hoejde", "hojdekurve", "kurvehojde", "terrainhojde"],
  ...[
    "hoyde",
    "hojd",
    "nivakurva",
    "hoehe",
    "hohe",
    "kurvenhohe",
    "kurvenhoehe",
    "hoehenlinie",
    "hohenlinie",
    "hlhoehe",
    "hoehenwert",
    "isolinie",
  ],
  ...["wysokosc", "wys", "wysnpm", "rzedna", "poziomica", "warstwica"],
  ...["cote", "altitude", "alti", "alt", "hauteur", "courbe", "niveau", "courbeniveau"],
  ...["quota", "cota", "altitud", "altitudine", "altezza", "altura", "curvadinivel"],
  ...["height", "level", "z", "h", "zvalue", "zcoord", "gridcode"],
];

/** Properties of things that stand up, whose height is their own. */
export const UPRIGHT_TAGS = [
  "building:part",
  "man_made",
  "power",
  "aeroway",
  "tower:type",
] as const;

/** Words for the same in properties that sort. */
export const UPRIGHT =
  /build|house|church|tower|wall|tree|mast|byg|hus|kirke|tarn|mur|trae|gebaude|haus|turm|mauer|baum|budyn|dom\b|wieza|drzew|bati|maison|eglise|tour|arbre/;

/** More properties that say what kind of thing a shape is. */
export const SORTING_TAGS = [
  "kind",
  "fclass",
  "class",
  "type",
  "category",
  "landuse",
  "natural",
] as const;
