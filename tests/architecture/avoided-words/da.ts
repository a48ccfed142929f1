import type { Avoided } from "@/tests/architecture/avoided-words/avoided";

/** The words of Belle Alliance's second edition. */
const BELLE_ALLIANCE: readonly Avoided[] = [
  // A chapter of Bogowie Wojny draws lots for its own scenarios.
  {
    pattern: /\bscenarie/i,
    better: "grundlag",
    except: ["bogowieWojnyTables.battle-rules.doubt.no-scenarios"],
  },
  { pattern: /\bkampplan/i, better: "slagorden" },
  { pattern: /\bspilleder/i, better: "dommer" },
  { pattern: /\badjudant/i, better: "ordonnans" },
  { pattern: /\bdygtighed/i, better: "effektivitet" },
  { pattern: /prots/i, better: "prods, påprodset, afprodset, prodsning" },
  { pattern: /\brotter?\b/i, better: "rode, flertal roder" },
  { pattern: /\bkanonér|\bkanonerer/i, better: "artillerist" },
  { pattern: /formationsskift/i, better: "formationsændring" },
  { pattern: /\bpå linie/i, better: "i linie" },
  { pattern: /\bkardæsker|\bshrapnels/i, better: "kardæsk, shrapnel" },
  { pattern: /rikochet/i, better: "ikke-richochet" },
  { pattern: /\bettere\b/i, better: "enere" },
  { pattern: /\bforhugning/i, better: "forhug" },
  { pattern: /\bfrugthave|\bpløjemark|\bkrat\b/i, better: "frugtplantage, oppløjet mark, buskads" },
  { pattern: /\bsvært kavaleri/i, better: "tungt kavaleri" },
  { pattern: /\brytteri(et|s)?\b/i, better: "kavaleri" },
  // Here a scenario is checked against the rules.
  { pattern: /\bi?mod reglerne/i, better: "i strid med reglerne", except: ["desk.check.lead"] },
  { pattern: /\bmodifikat/i, better: "tillæg og fradrag, tillæg/fradrag" },
  { pattern: /\bindgangssted/i, better: "ankomststed" },
  // The base of a figure is called brik in the book; for Bogowie Wojny it is base.
  { pattern: /\bbrikker\b/i, better: "baser", except: ["overview.scale.gap.unit"] },
];

/** Words for Bogowie Wojny, which has no Danish edition. */
const BOGOWIE_WOJNY: readonly Avoided[] = [
  // The table has a bordkant in Bogowie Wojny, a brædtkant in Belle Alliance.
  {
    pattern: /\bbordkant/i,
    better: "brædtkant",
    except: [
      "battlefield.findings.off-table",
      "fieldSetUp.stage.edge",
      "fields.field.edge",
      "game.log.field-edge",
    ],
  },
  { pattern: /\bbebygge(t|de) område/i, better: "bebyggelse" },
  { pattern: /\bværk(et|er|erne)?\b/i, better: "feltarbejde; dokument" },
  { pattern: /\bildfase/i, better: "skydefase" },
  { pattern: /\bkontraangr/i, better: "gå i modangreb" },
  { pattern: /\bstort batteri/i, better: "storbatteri" },
  { pattern: /\{\}-punds|\d pund\b/i, better: "{n}-pundig" },
  { pattern: /\bhidsigprop/i, better: "ulydig brushane" },
  { pattern: /\bstatistik/i, better: "værdier" },
  { pattern: /\bslå[rs]?(?!\p{L})(?! (op|fejl|et modangreb)\b)/iu, better: "kaste" },
  { pattern: /\bgår til grunde/i, better: "tilintetgøres, ødelægges" },
  { pattern: /\bvor\b/i, better: "hæren, egen" },
  // The log names a commander's fate as it happened.
  {
    pattern: /\bdræbt/i,
    better: "faldet",
    except: ["game.commanders.fate.killed", "game.log.fell.killed"],
  },
];

/** The words of the service. */
const SERVICE: readonly Avoided[] = [
  { pattern: /\bfrø(et)?(?!\p{L})/iu, better: "startord" },
  { pattern: /\bforlæg/i, better: "skabelon" },
  { pattern: /\bchancer\b|\bodds\b/i, better: "sandsynligheder" },
  { pattern: /\bgitter/i, better: "kvadratnet" },
  { pattern: /\bformen\b|\bformer(ne)?\b/i, better: "terrænelement" },
  { pattern: /\bmarkens?\b/i, better: "slagmark" },
  { pattern: /\bomtrækning/i, better: "omlodtrækning" },
  { pattern: /\bbrudte? grænse|\bbryde(r|t)? (en |formatets |# )?grænse/i, better: "regelbrud" },
  { pattern: /(?<!over)\bholder (arrangementets |et )?format/i, better: "overholder formatet" },
  { pattern: /\bgøres om\b|\btages? (\S+ ){0,3}tilbage\b/i, better: "fortrydes; tilbagekaldes" },
  { pattern: /åbner ikke (længere )?noget/i, better: "virker ikke længere" },
  { pattern: /\bbr(ing|ag)\w* (\S+ ){0,3}tilbage\b/i, better: "gendan" },
  { pattern: /\bhent(e|es|et)? ind\b/i, better: "importér" },
  { pattern: /\btag(e|et)? (\S+ ){0,3}(væk|ud)\b/i, better: "fjern" },
  { pattern: /\bindfør/i, better: "angiv, skriv" },
  // Officers take over a command.
  {
    pattern: /\bovertag/i,
    better: "vælg, brug, indsæt, hent",
    except: [
      "errors.reason.may-not-rise",
      "errors.reason.one-below-rises",
      "game.commanders.gone.promoted",
      "game.commanders.next.promote",
      "game.commanders.promote",
    ],
  },
  { pattern: /\bhvem der ikke kan\b/i, better: "den, der ikke kan" },
  { pattern: /\bprint\b|\btrykke[rs]?\b/i, better: "udskrift, udskriv" },
  { pattern: /\bdublér/i, better: "kopiér" },
  { pattern: /\bindsnævr/i, better: "filtrér" },
  { pattern: /\b(rediger|annuller|sorter|opdater|filtrer)\b/i, better: "redigér, med accent" },
];

export const AVOIDED_DA: readonly Avoided[] = [...BELLE_ALLIANCE, ...BOGOWIE_WOJNY, ...SERVICE];
