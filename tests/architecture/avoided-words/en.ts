import type { Avoided } from "@/tests/architecture/avoided-words/avoided";

/** People, and the tone in which they are addressed. */
const PEOPLE: readonly Avoided[] = [
  { pattern: /\b(can|do|does|is|are|was|wo|has|have)n[’']t\b/i, better: "not, written in full" },
  { pattern: /\b(no|some|every)body\b/i, better: "no one, someone, everyone" },
  { pattern: /\bwhoever (can|has|holds|runs|wants)\b/i, better: "anyone with the link" },
  { pattern: /\b(he|him|his)\b/i, better: "they, them, their" },
  {
    pattern: /\b(you|yours?|theirs?|umpire|players?|members|browser|names?) alone\b/i,
    better: "only you, for the umpire only",
  },
  { pattern: /\bopen(s|ed|ing)? an account\b/i, better: "create an account" },
  { pattern: /\blog(s|ged|ging)? (in|out)\b/i, better: "sign in, sign out" },
  { pattern: /\b(present|old) password\b/i, better: "current password" },
];

/** Findings, and the actions on them. */
const CHECK: readonly Avoided[] = [
  // Rule tables have columns for remarks.
  {
    pattern: /\bremarks?\b/i,
    better: "note",
    except: [
      "bogowieWojnyTables.army-morale.column.remark",
      "bogowieWojnyTables.artillery-fire-modifiers.column.remark",
      "bogowieWojnyTables.artillery-shots.column.remark",
      "bogowieWojnyTables.attack-morale.column.remark",
      "bogowieWojnyTables.displacement.column.remark",
      "bogowieWojnyTables.fire-modifiers.column.remark",
      "bogowieWojnyTables.melee-modifiers.column.remark",
      "bogowieWojnyTables.wagomiar.column.remark",
    ],
  },
  { pattern: /\bthings? to look at\b/i, better: "finding" },
  { pattern: /\bwants? (it )?otherwise\b/i, better: "finding" },
  { pattern: /\bmend(s|ed|ing)?\b/i, better: "fix, correct" },
  { pattern: /\bh[eo]ld (\S+ )?against the rules\b/i, better: "check" },
  { pattern: /\b(silenc|ignor)/i, better: "accept with a reason" },
  { pattern: /\b(violat|illegal)/i, better: "break a limit" },
  { pattern: /\bstands? twice\b|\bnamed twice\b/i, better: "appears more than once" },
  { pattern: /\bpropos\w+ valours?\b/i, better: "suggested valour" },
  { pattern: /\bown (valour|scale|size)\b/i, better: "custom" },
  { pattern: /[Tt]ables? \d+ asks?\b/, better: "needed for table 5" },
];

/** Documents and their copies. */
const DOCUMENTS: readonly Avoided[] = [
  { pattern: /\bparticulars\b/i, better: "details" },
  { pattern: /\bpresent (state|version|email)\b/i, better: "current version" },
  { pattern: /\bsittings?\b/i, better: "session" },
  { pattern: /\bfork/i, better: "copy, copied from" },
  { pattern: /\bclipboard\b/i, better: "Link copied." },
  { pattern: /\bopens? nothing\b/i, better: "no longer works" },
  { pattern: /\b(shipped library|Grundlag’s own library)\b/i, better: "the Grundlag library" },
  {
    pattern: /\bcould not be (stored|copied)\b/i,
    better: "Could not save. Try again in a moment.",
  },
  { pattern: /\bcannot be read (just )?now\b/i, better: "is unavailable right now" },
  { pattern: /\bFetching\b|\bReading the (\S+ )?(book|list)\b/, better: "Loading the book …" },
  {
    pattern: /\bmake (a|the) (pdf|token|link)\b/i,
    better: "Create PDF, Create token, Create link",
  },
  {
    pattern: /\bbr(ing|ings|ought) (\S+ ){0,3}back\b/i,
    better: "restore",
    except: [
      "editor.conflict.text", // undo does bring it back
    ],
  },
  {
    pattern: /\btold to all sides\b|\bbeliev\w+ of the enemy\b/i,
    better: "known to all sides; intelligence on the enemy",
  },
];

/** Editing the parts of a document. */
const EDITING: readonly Avoided[] = [
  {
    pattern: /\bpick(s|ed|ing)?\b/i,
    better: "choose, select",
    except: ["front.readers.club.what"],
  },
  { pattern: /\bwhat(ever)? (is|was) (chosen|marked)\b/i, better: "selection, selected" },
  // In a game's battlefield a step is taken back, if both players agree.
  {
    pattern: /\btak(e|es|ing) (it|one|them|this) back\b|\bw(as|ere) taken back\b/i,
    better: "revoke, withdraw, undo",
  },
  { pattern: /\btak(e|es|ing|en) (\S+ ){0,3}over\b/i, better: "import, use, update" },
  {
    pattern: /\btak(e|es|ing|en) (\S+ ){0,3}(in|out|along|away)\b/i,
    better: "import; remove",
    except: ["bogowieWojnyTables.disorder.note.general"], // out of a test of the rules
  },
  { pattern: /\btak(e|es|ing|en) (\S+ ){0,3}off(?! the table)\b/i, better: "remove" },
  { pattern: /\bgiv(e|es|en|ing) up\b|\bgave up\b/i, better: "cancel, remove" },
  { pattern: /\b(lay|take|change|move|turn|next) (a )?thing\b/i, better: "piece, shape" },
  { pattern: /\bfold(s|ed)? away\b|\bshut\b/i, better: "collapse" },
  { pattern: /\b(library|club) is dissolved\b|\bdissolve the club\b/i, better: "delete" },
  { pattern: /\banew\b/i, better: "again; reroll; recalculated" },
];

/** Armies, clubs and games. */
const PLAY: readonly Avoided[] = [
  { pattern: /\bthrown?\b/i, better: "roll, reroll" },
  { pattern: /\badmi(ts?|tted)\b/i, better: "allowed" },
  // A rule table bars units from a modifier.
  {
    pattern: /\bbarred\b|\bbars\b/i,
    better: "banned, not allowed",
    except: ["bogowieWojnyTables.attack-morale.doubt.square-disorder"],
  },
  { pattern: /\bhand(s|ed|ing)? (\S+ ){0,2}in\b/i, better: "submit" },
  { pattern: /\bcall(s|ed)? (it |\S+ )?off\b/i, better: "delete" },
  { pattern: /\b(sit|sits|sat) down\b/i, better: "join" },
  { pattern: /\bat the most\b|\b(is|are) the most\b(?! evenly)/i, better: "at most; the limit is" },
];

/** Matters of style. */
const STYLE: readonly Avoided[] = [
  { pattern: /, too\b/i, better: "too, without a comma" },
  {
    pattern:
      /\b(men|metres|minutes|points?|figures) an? (figure|cm|centimetre|bound|base|gun|regiment)\b/i,
    better: "per",
  },
  {
    pattern: /^To (my|the) (desk|library|club|settings|commanders)$/m,
    better: "Go to the library",
  },
  { pattern: /\bquarter of an hour\b/i, better: "15 minutes" },
  { pattern: /\bas (it|they|things) stands?\b/i, better: "as it is now" },
];

export const AVOIDED_EN: readonly Avoided[] = [
  ...PEOPLE,
  ...CHECK,
  ...DOCUMENTS,
  ...EDITING,
  ...PLAY,
  ...STYLE,
];
