import { describe, expect, test } from "vitest";
import { outline, readSent } from "./reading";

/** What a reader may be asked about one list at most, each kind of question counted once. */
const MOST_QUESTIONS = 8;

interface WholeList {
  readonly year: number;
  readonly text: string;
  /** Formations with their commanders, and units with their counts, without their depth. */
  readonly expected: readonly string[];
}

const LISTS: Readonly<Record<string, WholeList>> = {
  "a page of an encyclopedia": {
    year: 1815,
    text: `Anglo-Allied Army
Commander-in-Chief: Field Marshal the Duke of Wellington

I Corps
HRH the Prince of Orange

1st Division – Major-General George Cooke
1st British Brigade – Major-General Peregrine Maitland
• 2nd Battalion, 1st Foot Guards (976)
• 3rd Battalion, 1st Foot Guards (1,021)
2nd British Brigade – Major-General Sir John Byng
• 2nd Battalion, Coldstream Guards (1,003)
• 2nd Battalion, 3rd Foot Guards (1,063)
Divisional artillery – Lt. Col. Stephen Adye
• Sandham's Foot Battery RA (5 × 9-pdr guns, 1 × 5.5-inch howitzer)
• Kuhlmann's Horse Battery KGL (5 × 9-pdr, 1 × 5.5" howitzer)
3rd Division – Lieutenant-General Sir Charles Alten
5th British Brigade – Major-General Sir Colin Halkett
• 2nd Bn, 30th (Cambridgeshire) Regiment of Foot (615)
• 33rd (1st Yorkshire West Riding) Regiment of Foot (561)
• 2nd Bn, 69th (South Lincolnshire) Regiment of Foot (516)
• 2nd Bn, 73rd Regiment of Foot (Highland) (498)
1st Hanoverian Brigade – Major-General Count Kielmansegge
• Field Battalion Bremen (512)
• Field Battalion Verden (533)
• Field Jäger Corps (two companies) (321)`,
    expected: [
      "Anglo-Allied Army (Field Marshal the Duke of Wellington)",
      "I Corps (HRH the Prince of Orange)",
      "1st Division (Major-General George Cooke)",
      "1st British Brigade (Major-General Peregrine Maitland)",
      "2nd Battalion, 1st Foot Guards | guard 976",
      "3rd Battalion, 1st Foot Guards | guard 1021",
      "2nd British Brigade (Major-General Sir John Byng)",
      "2nd Battalion, Coldstream Guards | guard 1003",
      "2nd Battalion, 3rd Foot Guards | guard 1063",
      "Divisional artillery (Lt. Col. Stephen Adye)",
      "Sandham's Foot Battery RA | foot-artillery 6x9",
      "Kuhlmann's Horse Battery KGL | horse-artillery 6x9",
      "3rd Division (Lieutenant-General Sir Charles Alten)",
      "5th British Brigade (Major-General Sir Colin Halkett)",
      "2nd Bn, 30th (Cambridgeshire) Regiment of Foot | line 615",
      "33rd (1st Yorkshire West Riding) Regiment of Foot | line 561",
      "2nd Bn, 69th (South Lincolnshire) Regiment of Foot | line 516",
      "2nd Bn, 73rd Regiment of Foot (Highland) | highlander 498",
      "1st Hanoverian Brigade (Major-General Count Kielmansegge)",
      "Field Battalion Bremen | infantry? 512",
      "Field Battalion Verden | infantry? 533",
      "Field Jäger Corps (two companies) | jaeger 321",
    ],
  },
  "a scan with misread digits and a broken line": {
    year: 1812,
    text: `RUSSIAN FORCES
5th Infantry Corps - Grand Duke Constantine
Guard Infantry Division - Lavrov, Lieutenant General Nikolai
1st Brigade - Rosen, Major General Baron Grigori
Preobrazhensky Guard Regiment, 3 bns, l,680
Semenovsky Guard Regiment, 3 bns, 1,62O
2nd Brigade - Khrapovitsky, Colonel Matvei
Izmailovsky Guard Regiment, 3 bns, 1,590
Lithuanian Guard Regiment, 3 bns, 1,
610
3rd Brigade - Bistrom, Colonel Karl
Finland Guard Regiment, 3 bns, 1,540
Guard Jäger Regiment, 3 bns, 1,5l0
1st Guard Cuirassier Brigade
Chevalier Guard, 4 sqns, 56O
Horse Guard, 4 sqns, 58I
Guard Artillery: His Majesty's Battery, l2 guns; Count Arakcheyev's Battery, 12 guns`,
    expected: [
      "RUSSIAN FORCES",
      "5th Infantry Corps (Grand Duke Constantine)",
      "Guard Infantry Division (Lavrov, Lieutenant General Nikolai)",
      "1st Brigade (Rosen, Major General Baron Grigori)",
      "Preobrazhensky Guard Regiment | guard 1680 [3]",
      "Semenovsky Guard Regiment | guard 1620 [3]",
      "2nd Brigade (Khrapovitsky, Colonel Matvei)",
      "Izmailovsky Guard Regiment | guard 1590 [3]",
      "Lithuanian Guard Regiment | guard 1610 [3]",
      "3rd Brigade (Bistrom, Colonel Karl)",
      "Finland Guard Regiment | guard 1540 [3]",
      "Guard Jäger Regiment | jaeger 1510 [3]",
      "1st Guard Cuirassier Brigade",
      "Chevalier Guard | guard 560 [4]",
      "Horse Guard | guard 581 [4]",
      "Guard Artillery",
      "His Majesty's Battery | foot-artillery 12x?",
      "Count Arakcheyev's Battery | foot-artillery 12x?",
    ],
  },
  dashes: {
    year: 1809,
    text: `AUSTRIAN IV KORPS — FML Rosenberg

Advance Guard — GM Stutterheim
  8 Hussars Ferdinand — 8 sqns — 980
  Wallach-Illyrian Grenz 13 — 2 bns — 1,350
  Horse battery — 6 x 6-pdr
Division — FML Dedovich
  Brigade — GM Grill
    IR 8 Erzherzog Ludwig — 3 bns — 2,950
    IR 22 Koburg — 3 bns — 2,600
    Brigade battery — 8 x 6pdr
  Brigade — GM Neustädter
    IR 9 Czartoryski — 3 bns — 2,700
    IR 55 Reuss-Greitz — 3 bns — 2,500
    Position battery — 4 x 12pdr, 2 x 7pdr how.
Division — FML Hohenlohe-Bartenstein
  Brigade — GM Riese
    IR 44 Bellegarde — 3 bns — 2,750
    IR 46 Chasteler — 3 bns — 1,900
    Upper Austrian Landwehr — 3 bns — 1,800`,
    expected: [
      "AUSTRIAN IV KORPS (FML Rosenberg)",
      "Advance Guard (GM Stutterheim)",
      "8 Hussars Ferdinand | hussar 980 [8]",
      "Wallach-Illyrian Grenz 13 | light 1350 [2]",
      "Horse battery | horse-artillery 6x6",
      "Division (FML Dedovich)",
      "Brigade (GM Grill)",
      "IR 8 Erzherzog Ludwig | line 2950 [3]",
      "IR 22 Koburg | line 2600 [3]",
      "Brigade battery | foot-artillery 8x6",
      "Brigade (GM Neustädter)",
      "IR 9 Czartoryski | line 2700 [3]",
      "IR 55 Reuss-Greitz | line 2500 [3]",
      "Position battery | foot-artillery 6x12",
      "Division (FML Hohenlohe-Bartenstein)",
      "Brigade (GM Riese)",
      "IR 44 Bellegarde | line 2750 [3]",
      "IR 46 Chasteler | line 1900 [3]",
      "Upper Austrian Landwehr | landwehr 1800 [3]",
    ],
  },
  "columns of a printed book": {
    year: 1812,
    text: `                                   Officers.  Men.   Horses.
LIGHT DIVISION.  Major-General Baron Alten.
  1st Brigade.  Lieut.-Colonel A. Barnard.
    1/43rd Foot . . . . . . . . .     30      718       —
    Detachments 2/95th Rifles . .     19      373       —
    3/95th Rifles   . . . . . . .     13      245       —
    1st Caçadores . . . . . . . .     —       606       —
  2nd Brigade.  Major-General J. Vandeleur.
    1/52nd Foot . . . . . . . . .     28      771       —
    1/95th Rifles . . . . . . . .     27      515       —
    3rd Caçadores . . . . . . . .     —       510       —
  Ross's Troop R.H.A. (6 guns)  .      5      210      198
FIRST DIVISION OF CAVALRY.
  Le Marchant's Brigade.
    5th Dragoon Guards  . . . . .     22      325      340
    3rd Dragoons  . . . . . . . .     17      322      330
    4th Dragoons  . . . . . . . .     22      336      350`,
    expected: [
      "LIGHT DIVISION (Major-General Baron Alten)",
      "Ross's Troop R.H.A. | horse-artillery 210 6x?",
      "1st Brigade (Lieut.-Colonel A. Barnard)",
      "1/43rd Foot | line 718",
      "Detachments 2/95th Rifles | rifle 373",
      "3/95th Rifles | rifle 245",
      "1st Caçadores | light 606",
      "2nd Brigade (Major-General J. Vandeleur)",
      "1/52nd Foot | line 771",
      "1/95th Rifles | rifle 515",
      "3rd Caçadores | light 510",
      "FIRST DIVISION OF CAVALRY",
      "Le Marchant's Brigade",
      "5th Dragoon Guards | dragoon 325",
      "3rd Dragoons | dragoon 322",
      "4th Dragoons | dragoon 336",
    ],
  },
  "a German history with abbreviations": {
    year: 1809,
    text: `Österreichisches I. Armeekorps: G. d. K. Graf Bellegarde

Division Fresnel
  Brig. Henneberg: I.-R. Nr. 17 Reuß-Plauen (3 B.) 2 985, I.-R. Nr. 36 Kolowrat (3 B.) 3 012
  Brig. Wacquant: I.-R. Nr. 54 Froon 2 870 M., 3 Baone
Division Vogelsang
  Brig. Wintzingerode: Jäger-Bat. Nr. 2 780 M.; Jäger-Bat. Nr. 3 756 M.
  Hus.-Rgt. Blankenstein Nr. 6 8 Esk. 980 Pferde
  1 6pfd. Brig.-Batt. (8 Gesch.), 1 Kav.-Batt. (6 Gesch.)
Landwehr: 2 Bat. Prag 1 200 M.`,
    expected: [
      "Österreichisches I. Armeekorps (G. d. K. Graf Bellegarde)",
      "Landwehr: Prag | landwehr 1200 [2]",
      "Division Fresnel",
      "Brig. Henneberg",
      "I.-R. Nr. 17 Reuß-Plauen | line 2985 [3]",
      "I.-R. Nr. 36 Kolowrat | line 3012 [3]",
      "Brig. Wacquant",
      "I.-R. Nr. 54 Froon | line 2870 [3]",
      "Division Vogelsang",
      "Hus.-Rgt. Blankenstein Nr. 6 | hussar 980 [8]",
      "1 6pfd. Brig.-Batt. | foot-artillery 8x6",
      "1 Kav.-Batt. | horse-artillery 6x?",
      "Brig. Wintzingerode",
      "Jäger-Bat. Nr. 2 | jaeger 780",
      "Jäger-Bat. Nr. 3 | jaeger 756",
    ],
  },
  slashes: {
    year: 1814,
    text: `Württemberg Corps: Crown Prince
Infantry Division Koch / 6 bns
- 2nd IR Herzog Wilhelm / 2 bns / 980
- 4th IR / 2 bns / 1,010
- 9th Jäger König / 1 bn / 520
- 10th Light / 1 bn / 495
Cavalry Bde Jett / 12 sqns
- 2nd Jäger z. Pf. Herzog Ludwig / 4 sqns / 410
- 3rd Dragoons Kronprinz / 4 sqns / 430
- 4th Jäger z. Pf. Prinz Adam / 4 sqns / 400
- Horse Bty / 6 guns`,
    expected: [
      "Württemberg Corps (Crown Prince)",
      "Infantry Division Koch",
      "2nd IR Herzog Wilhelm | line 980 [2]",
      "4th IR | line 1010 [2]",
      "9th Jäger König | jaeger 520 [1]",
      "10th Light | light 495 [1]",
      "Cavalry Bde Jett",
      "2nd Jäger z. Pf. Herzog Ludwig | chasseur 410 [4]",
      "3rd Dragoons Kronprinz | dragoon 430 [4]",
      "4th Jäger z. Pf. Prinz Adam | chasseur 400 [4]",
      "Horse Bty | horse-artillery 6x?",
    ],
  },
  "rows of dots": {
    year: 1806,
    text: `Prussian Advance Guard at Saalfeld – Prince Louis Ferdinand

Infantry
IR Müffling Nr. 49 (2 bns) ........ 1,400
Saxon IR Kurfürst (2 bns) ......... 1,180
Saxon IR Prinz Clemens (2 bns) .... 1,150
Saxon IR Prinz Xaver (2 bns) ...... 1,190
Fus. Bn. Rühle .................... 560
Fus. Bn. Pelet .................... 570
Jäger Coy. Valentini .............. 110
Cavalry
Saxon Hussars (8 sqns) ............ 1,000
Hussars Schimmelpfennig (5 sqns) .. 600
Artillery
½ Horse Battery Gause ............. 4 guns
12-pdr Saxon Battery Hoyer ........ 8 guns
6-pdr Battery Riemann ............. 8 guns
Total 8,300 men, 44 guns`,
    expected: [
      "Prussian Advance Guard at Saalfeld (Prince Louis Ferdinand)",
      "Infantry",
      "IR Müffling Nr. 49 | line 1400 [2]",
      "Saxon IR Kurfürst | line 1180 [2]",
      "Saxon IR Prinz Clemens | line 1150 [2]",
      "Saxon IR Prinz Xaver | line 1190 [2]",
      "Fus. Bn. Rühle | fusilier 560",
      "Fus. Bn. Pelet | fusilier 570",
      "Jäger Coy. Valentini | jaeger 110",
      "Cavalry",
      "Saxon Hussars | hussar 1000 [8]",
      "Hussars Schimmelpfennig | hussar 600 [5]",
      "Artillery",
      "½ Horse Battery Gause | horse-artillery 4x?",
      "12-pdr Saxon Battery Hoyer | foot-artillery 8x12",
      "6-pdr Battery Riemann | foot-artillery 8x6",
    ],
  },
};

describe("whole lists as people have them", () => {
  test.each(Object.entries(LISTS))("%s", async (_, { text, year, expected }) => {
    const read = await readSent(text, { year });
    const lines = outline(read).filter((line) => !line.startsWith("#"));
    expect(lines.map((line) => line.trim())).toEqual(expected);
    expect(new Set(read.doubts.map(({ kind }) => kind)).size).toBeLessThanOrEqual(MOST_QUESTIONS);
  });
});
