import type { Avoided } from "@/tests/architecture/avoided-words/avoided";

/**
 * First words for which the Polish rule book has others, then our terms for Belle Alliance, then the service's own
 * words.
 */
export const AVOIDED_PL: readonly Avoided[] = [
  { pattern: /wagomiar(?!u(?!\p{L})| Rafałowa)/iu, better: "kaliber (13.2)" },
  { pattern: /Rafałow(y|ego|emu|ym)/, better: "Wagomiar Rafałowa (13.1)" },
  { pattern: /list(a|y|ę|ą|om|ami|ach)? armii|liście armii/iu, better: "statystyki armii (13.2)" },
  { pattern: /lista ogólna|ogólna lista/iu, better: "statystyki ogólne" },
  {
    pattern: /związ(ek|ku|kiem|ków|kom|kach)(?!\p{L})/iu,
    better: "dywizja, brygada, korpus; zgrupowanie",
  },
  { pattern: /(umiejętnoś|współczynnik)\p{L}* dowodzenia/iu, better: "wartość dowodzenia (11.3)" },
  { pattern: /liczb(a|y|ę|ie|ą) morale/iu, better: "wartość morale (14.6)" },
  { pattern: /zbieg[łl]/iu, better: "uciekła (12.2)" },
  { pattern: /odsuwa/iu, better: "zostaje odepchnięta (10.20)" },
  {
    pattern: /trac(i|ą) (też )?(\S+ )?poziom\p{L}* dezorganizacji/iu,
    better: "otrzymuje poziom (10.28)",
  },
  { pattern: /oskrzydl/iu, better: "przeskrzydlenie (10.24)" },
  { pattern: /nieosłonięt/iu, better: "pozbawiona ochrony (9.13)" },
  { pattern: /szyk(u|iem)? otwart/iu, better: "szyk luźny (2.4)" },
  { pattern: /(?<!\p{L})fint(a|y|ę|ą)(?!\p{L})/iu, better: "atak pozorowany (10.8)" },
  { pattern: /ułan\p{L}* nadwiśl/iu, better: "lansjerzy nadwiślańscy (13.2)" },
  { pattern: /rzut\p{L}* (o|na) inicjatyw/iu, better: "rzut za inicjatywę (14.2)" },
  {
    pattern: /(podstawk|pułk|oddział|kawaleri)[^.;\n]* gin(ie|ą)(?!\p{L})/iu,
    better: "zostaje zniszczona",
  },
  { pattern: /(cen|price)\p{L}* z interpretacji/iu, better: "cena przyjęta" },
  { pattern: /więcej na stole/iu, better: "dodatkowy (13.2)" },

  { pattern: /zbit(a|ej|ą) mas/iu, better: "kłąb (hob)" },
  { pattern: /kontak\p{L}* podstawek/iu, better: "styka się podstawką" },
  { pattern: /porwani\p{L}* ucieczką/iu, better: "udzielenie się ucieczki" },
  { pattern: /wprawi\p{L}* .*w PD/iu, better: "doprowadzić do PD" },
  { pattern: /prac\p{L}* fortyfikacyjn/iu, better: "prace saperskie" },
  { pattern: /(?<!\p{L})(nie)?sprawn(y|a|oś)/iu, better: "zdolny, nieudolny, zdolności" },
  { pattern: /(?<!\p{L})(wag[aiąę]|klas\p{L}* kawalerii)(?!\p{L})/iu, better: "klasa jazdy" },
  { pattern: /wagow/iu, better: "klasa jazdy" },
  { pattern: /(?<!\p{L})gra(ń|ni)(?!\p{L})/iu, better: "linia grzbietu" },
  { pattern: /wyborow\p{L}* strzelc/iu, better: "wyszkoleni strzelcy" },
  { pattern: /(?<!\p{L})szef/iu, better: "dowódca" },
  { pattern: /(?<!\p{L})reguł/iu, better: "zasady" },
  { pattern: /czyta się (ją|je|to|jako)(?!\p{L})/iu, better: "rozumiemy" },

  { pattern: /złaman\p{L}* limit/iu, better: "przekroczony limit" },
  {
    pattern: /(?<!\p{L})Przyjmij|przyj(ęt|ęci)\p{L}* (uwag|z uzasadnieniem)/iu,
    better: "zaakceptuj mimo uwagi",
  },
  { pattern: /otw(órz|orzyć|arci\p{L}*) (uwagi )?na nowo|ponowne otwarcie/iu, better: "przywróć" },
  { pattern: /(pozostaj\p{L}*|typ|#) otwart/iu, better: "nieustalony" },
  { pattern: /(?<!\p{L})Weź(?!\p{L})/iu, better: "Wybierz, Dodaj, Ustaw" },
  {
    pattern: /(?<!\p{L})przej(m|ąć|ęt|ął)/iu,
    better: "Wstaw, Wczytaj, Zastosuj, Zaktualizuj",
    except: [
      "account.deletion.text", // a member does take a club over
      "game.commanders.gone.promoted", // an officer does take command
      "game.commanders.promote",
    ],
  },
  { pattern: /Zacznij (rozpiskę|scenariusz|pole|statystyki)/iu, better: "Utwórz" },
  { pattern: /(?<!\p{L})odda(j|ć|n[oeay]|ł)/iu, better: "zgłosić rozpiskę" },
  { pattern: /rozgryw[kc]/iu, better: "bitwa" },
  {
    pattern: /(?<!\p{L})wpis(u|y|em|ie|om|ów|ami|ach)?(?!\p{L})/iu,
    better: "pozycja, szczegóły",
    except: ["table21.t21-portugal-blank"], // nothing is entered in that row
  },
  { pattern: /(publiczn|prywatn)\p{L}* prac(a|e|ę)(?!\p{L})/iu, better: "dokument" },
  { pattern: /(?<!\p{L})wz(ór|or(u|y|em|ów|ach))(?!\p{L})/iu, better: "szablon" },
  { pattern: /(?<!\p{L})Sprawdzenie(?!\p{L})/iu, better: "Kontrola" },
  { pattern: /(?<!\p{L})utrac/iu, better: "strata dowódcy; zginął, uciekł, wzięty do niewoli" },
  { pattern: /zd(ejm|ję)\p{L}* (generał|podstawk|ulepsz|pułk)/iu, better: "usuń, usunięcie" },
  { pattern: /przepisano/iu, better: "zmieniono" },
  { pattern: /posiedzeni/iu, better: "sesja" },

  {
    pattern: /sto(i|ją) (już )?(w (rozpisce|wierszu|druku|książce)|poza korpus|wśród)/iu,
    better: "jest",
  },
  { pattern: /pyta(ją)? (o (niego|nią|rok)|tabel|\d)|pyta(ją)? zasady/iu, better: "wymaga" },
  { pattern: /(?<!\p{L})nie zna(?!\p{L})/iu, better: "nie podaje, nie stosuje" },
  { pattern: /nie (z)?rozumi|zawiód/iu, better: "nie rozpoznaje; błąd serwisu" },
  { pattern: /(?<!\p{L})(coś|jakoś)(?!\p{L})/iu, better: "what it is, by its name" },
  { pattern: /jakim prawem|skąd się wzi/iu, better: "podstawa, pochodzenie" },
  { pattern: /\p{L}ł[ae]?(eś|aś|byś|abyś)(?!\p{L})/iu, better: "a form that fits women and men" },
  {
    pattern: /(?<!\p{L})(tw(ój|oj(a|e|ą|ego|ej|emu|im|ich))|ciebie|tobie|tobą)(?!\p{L})/u,
    better: "Ty",
  },
  {
    pattern: /(?<!\p{L})(Szukam|\p{Lu}\p{L}*(uję|oszę)) …/u,
    better: "Wyszukiwanie …, Zapisywanie …",
  },
  { pattern: /[\d}#]\s%/u, better: "25%, without a space" },
];
