import { describe, expect, test } from "vitest";
import { told, unitOf } from "./reading";

describe("lines as sources have them", () => {
  test.each([
    // English
    ["28th Foot 600", "28th Foot | line 600"],
    ["29th Foot 600 men", "29th Foot | line 600"],
    ["30th Foot (600)", "30th Foot | line 600"],
    ["1/44th (East Essex) Foot [450]", "1/44th (East Essex) Foot | line 450"],
    ["31st Foot (2 bns, 1200)", "31st Foot | line 1200 [2]"],
    ["32nd Foot 1.200", "32nd Foot | line 1200"],
    ["33rd Foot 1,200", "33rd Foot | line 1200"],
    ["34th Foot 1 200", "34th Foot | line 1200"],
    ["35th Foot 520~", "35th Foot | line ~520"],
    ["36th Foot c. 500", "36th Foot | line ~500"],
    ["37th Foot c500", "37th Foot | line ~500"],
    ["38th Foot 500 est.", "38th Foot | line ~500"],
    ["39th Foot 500?", "39th Foot | line ~500"],
    ["40th Foot 500–550", "40th Foot | line ~525"],
    ["41st Foot: 600 all ranks", "41st Foot | line 600"],
    ["42nd Foot, 600 o/r", "42nd Foot | line 600"],
    ["43rd Foot 2 x 500", "43rd Foot | line 1000 [2]"],
    ["44th Foot 2 battalions of 500 men", "44th Foot | line 1000 [2]"],
    ["44th Foot 2 battalions, 500 each", "44th Foot | line 1000 [2]"],
    ["44th Foot 2 bns each 500 men", "44th Foot | line 1000 [2]"],
    ["44th Foot 10 coys of 60", "44th Foot | line 600"],
    ["1/28th, 2/28th Foot 1100", "1/28th, 2/28th Foot | line 1100 [2]"],
    ["28th & 32nd Foot 1,100", "28th Foot | line ~550"],
    ["I. und II./IR 33, 1.500", "I. und II./IR 33 | line 1500 [2]"],
    ["5th Line >600", "5th Line | line ~600"],
    ["5th Line 600+", "5th Line | line ~600"],
    ["5th Line at least 600 men", "5th Line | line ~600"],
    ["5th Line højst 600", "5th Line | line ~600"],
    ["5th Line ٦٠٠", "5th Line | line 600"],
    ["5th Line {557}", "5th Line | line 557"],
    ["5th Line: 557.", "5th Line | line 557"],
    ["Regiment Komissarov I 420", "Regiment Komissarov I | infantry? 420"],
    ["Three battalions at Haby, 1800", "Three battalions at Haby | infantry? 1800 [3]"],
    ["Foot battery (6 6-pdr guns and 2 howitzers)", "Foot battery | foot-artillery 8x6"],
    ["Battery 8 guns (6 x 6-pdr, 2 x 7-pdr how)", "Battery | foot-artillery 8x6"],
    ['Battery (2) 5½" how, (6) 6pdr', "Battery | foot-artillery 8x6"],
    ["Battery 4 licornes, 8 6-pdr", "Battery | foot-artillery 12x6"],
    ["Battery 8 ½-pud licornes, 4 12-pdr", "Battery | foot-artillery 12x12"],
    [
      "1er Régiment d’artillerie de marine, I Bn, 360",
      "1er Régiment d’artillerie de marine, I Bn | marine 360",
    ],
    ["Tatar Regiment, 5 sqns, 350", "Tatar Regiment | cavalry? 350 [5]"],
    ["Gardes d’honneur, 4 sqns, 450", "Gardes d’honneur | hussar 450 [4]"],
    ["4th Jägers, 2 sqns, 200", "4th Jägers | chasseur 200 [2]"],
    ["Regimental guns, 2 guns", "Regimental guns | foot-artillery 2x?"],
    ["600 men of the 45th Foot", "45th Foot | line 600"],
    ["\u202b46th Foot\u202c \u{1f396} 600", "46th Foot \u{1f396} | line 600"],
    ["７th Hussars\u3000４３９", "7th Hussars | hussar 439"],
    ["7th Hussars 3 sqns 362 horse", "7th Hussars | hussar 362 [3]"],
    ["1st Royal Dragoons, 394 sabres", "1st Royal Dragoons | dragoon 394"],
    ["Battery B 8x6pdr", "Battery B | foot-artillery 8x6"],
    ["Battery C: 8 guns", "Battery C | foot-artillery 8x?"],
    ["Battery D 6 cannon 12pdr", "Battery D | foot-artillery 6x12"],
    ["Bull’s troop RHA, 6 x 5.5in howitzers", "Bull’s troop RHA | horse-artillery 6x?"],
    ["150 engineers", "engineers | sapper 150"],
    ["Royal Sappers & Miners 120", "Royal Sappers & Miners | sapper 120"],
    ["Artillery train 3 wagons", "Artillery train | train 3 wagons"],
    ["3rd/95th Rifles (2 coys) 205", "3rd/95th Rifles (2 coys) | rifle 205"],
    [
      "1/33rd (1st Yorkshire West Riding) 561",
      "1/33rd (1st Yorkshire West Riding) | infantry? 561",
    ],
    ["2 batteries of 8 guns, 12 pdr", "2 batteries of 8 guns, 12 pdr | foot-artillery 16x12"],
    ["34th Foot\t2\t1,015", "34th Foot | line 1015 [2]"],
    ["45th Foot 1,200-1,300", "45th Foot | line ~1250"],
    ["45th Foot 412 to 420 men", "45th Foot | line ~416"],
    ["45th Foot ............. 600", "45th Foot | line 600"],
    ["45th Foot 527*", "45th Foot | line 527"],
    ["45th Foot ١٬٨٧٥", "45th Foot | line 1875"],
    ["Position Battery 8 12-pdr, 4 1/2-pud licornes", "Position Battery | foot-artillery 12x12"],
    ['Battery D 6 6-pdr, 2 5 1/2" how', "Battery D | foot-artillery 8x6"],
    [
      "2 6pdr foot batteries (each of 8 guns)",
      "2 6pdr foot batteries (each of 8 guns) | foot-artillery 16x6",
    ],
    // French
    ["4e à cheval, 2e cie : 6 pièces", "4e à cheval, 2e cie | horse-artillery 6x?"],
    ["5e lanciers (3 esc.) 412 à 420 cavaliers", "5e lanciers | lancer ~416 [3]"],
    ["108e de ligne, 1 046 sous-officiers et soldats", "108e de ligne | line 1046"],
    ["54e ligne (2 bat., 962 h.)", "54e ligne | line 962 [2]"],
    ["2e léger: 4 bat., 2 340 hommes", "2e léger | light 2340 [4]"],
    ["1er lanciers, 4 escadrons, 411 chevaux", "1er lanciers | lancer 411 [4]"],
    [
      "2e compagnie d’artillerie à cheval, 4 pièces de 6",
      "2e compagnie d’artillerie à cheval | horse-artillery 4x6",
    ],
    ["Sapeurs du génie, 4e compagnie — 90", "Sapeurs du génie, 4e compagnie | sapper 90"],
    ["Grenadiers à pied, env. 1 050 hommes", "Grenadiers à pied | grenadier ~1050"],
    // German
    [
      "2. Infanterie-Regiment, I. Bataillon: 740 Mann",
      "2. Infanterie-Regiment, I. Bataillon | line 740",
    ],
    [
      "25. Infanterie-Regiment, 3 Bataillone, 2.100 Mann",
      "25. Infanterie-Regiment | line 2100 [3]",
    ],
    [
      "1. Kurmärkisches Landwehr-Infanterie-Regiment (3 Batl., 1.650)",
      "1. Kurmärkisches Landwehr-Infanterie-Regiment | landwehr 1650 [3]",
    ],
    ["Leib-Husaren 4 Esk. 420 Pferde", "Leib-Husaren | hussar 420 [4]"],
    ["Fußbatterie Nr. 10, 8 Geschütze", "Fußbatterie Nr. 10 | foot-artillery 8x?"],
    [
      "Reitende Batterie Nr. 5: 6 Sechspfünder, 2 Haubitzen",
      "Reitende Batterie Nr. 5 | horse-artillery 8x6",
    ],
    ["Pionierkompanie Nr. 7, 80", "Pionierkompanie Nr. 7 | sapper 80"],
    [
      "3 zwölfpfündige Batterien zu 6 Geschützen",
      "3 zwölfpfündige Batterien zu 6 Geschützen | foot-artillery 18x12",
    ],
    [
      "2 Sechspfünder-Batterien (je 8 Gesch.)",
      "2 Sechspfünder-Batterien (je 8 Gesch.) | foot-artillery 16x6",
    ],
    ["Kavalleriebatterie Nr. 3 (6 Gesch.)", "Kavalleriebatterie Nr. 3 | horse-artillery 6x?"],
    // Danish
    [
      "Fynske regiment: I. og IV. bataljon, 1.150 mand",
      "Fynske regiment: I. og IV. bataljon | infantry? 1150 [2]",
    ],
    ["6-pundigt fodbatteri Kaas, 8 kanoner", "6-pundigt fodbatteri Kaas | foot-artillery 8x6"],
    ["Polske lancierer 2 eskadr. 240", "Polske lancierer | lancer 240 [2]"],
    [
      "2. bataljon Holstenske Skarpskyttere, 480 mand",
      "2. bataljon Holstenske Skarpskyttere | light 480",
    ],
    [
      "Fynske lette dragoner\t4 eskadroner\tca. 440 heste",
      "Fynske lette dragoner | light-dragoon ~440 [4]",
    ],
    ["Ridende batteri, 6 stk. 3-pundige og 2 haubitser", "Ridende batteri | horse-artillery 8x3"],
    ["Pionerer 150 engineers", "Pionerer, engineers | sapper 150"],
    [
      "Oldenborgske infanteriregiment, omkring 1.600 mand",
      "Oldenborgske infanteriregiment | line ~1600",
    ],
    ["Livjægerkorpset 1.050", "Livjægerkorpset | jaeger 1050"],
    [
      "Oldenborgske infanteri, I. og II. bataljon 1.180",
      "Oldenborgske infanteri, I. og II. bataljon | line 1180 [2]",
    ],
    ["Trænet, 12 vogne", "Trænet | train 12 wagons"],
    // Polish
    ["3. pułk piechoty: 3 bataliony po 600 ludzi", "3. pułk piechoty | line 1800 [3]"],
    ["12 pułk piechoty (liniowej) 1 340 ludzi", "12 pułk piechoty (liniowej) | line 1340"],
    [
      "5. pułk strzelców konnych, 3 szwadrony – 420 koni",
      "5. pułk strzelców konnych | chasseur 420 [3]",
    ],
    ["Bateria 6-funtowa, 6 dział", "Bateria | foot-artillery 6x6"],
    ["3. pp, 2 bat. 1.550", "3. pp | line 1550 [2]"],
    ["2 p. uł. – 3 szw., 700 szabel", "2 p. uł. | uhlan 700 [3]"],
    ["5 psk 640", "5 psk | chasseur 640"],
    ["2 szwadrony huzarów 166", "2 szwadrony huzarów | hussar 166 [2]"],
    ["1 batalion saski", "1 batalion saski | infantry? [1]"],
    ["2 × 8 dział 12-funt.", "2 × 8 dział 12-funt. | foot-artillery 16x12"],
    ["2 bataliony piechoty (1.200–1.300 ludzi)", "2 bataliony piechoty | line ~1250 [2]"],
    ["III/1. p.p. – ok. 800 bagn.", "III/1. p.p. | line ~800"],
    ["Kompania saperów około 110", "Kompania saperów | sapper ~110"],
    ["Pułk grenadierów gwardii 700 bagnetów", "Pułk grenadierów gwardii | grenadier 700"],
  ])("%s", (line, expected) => {
    expect(told(unitOf(line))).toBe(expected);
  });
});

describe("what nothing says stays open", () => {
  test.each([
    ["Die Wilden 300", { arm: "infantry", type: null, weapon: null }],
    ["1er bataillon de Neuchâtel 500", { arm: "infantry", type: null, weapon: "musket" }],
    ["2nd Regiment of Cavalry 500", { arm: "cavalry", type: null }],
  ])("%s", (line, expected) => {
    expect(unitOf(line)).toMatchObject(expected);
  });

  test("a plain regiment below cavalry is horse", () => {
    expect(unitOf("3rd Regiment 400", "Cavalry Division")).toMatchObject({
      arm: "cavalry",
      type: null,
    });
  });
});
