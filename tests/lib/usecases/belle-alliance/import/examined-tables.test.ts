import { expect, test } from "vitest";
import { asked, outline, readSent } from "./reading";

test("a table of a web page with two rows of headings, spans, lines in cells and notes below", async () => {
  const read = await readSent(`<h2>French Army</h2><p>Emperor Napoleon<sup>[1]</sup></p>
<table><tr><th colspan="2">Division</th><th rowspan="2">Brigade</th><th colspan="2">Regiments and Others</th></tr>
<tr><th>Name</th><th>Commander</th><th>Unit</th><th>Strength</th></tr>
<tr><td rowspan="3">5th Division</td><td rowspan="3">GdD Bachelu</td><td rowspan="2">1st Brigade<br>GdB Husson</td><td>11th Line (3 bns)</td><td>1,148<sup>[2]</sup></td></tr>
<tr><td>61st Line</td><td>858</td></tr>
<tr><td>2nd Brigade<br>GdB Campy</td><td>72nd Line</td><td>963</td></tr>
<tr><td colspan="4">Total</td><td>2,969</td></tr></table>
<h2>Allied Army</h2>
<table><tr><th>Division</th><th>Unit</th><th>Strength</th></tr><tr><td>5th Division<br>Sir Thomas Picton</td><td>1/28th Foot</td><td>557</td></tr></table>
<ol><li>^ In person.</li><li>^ Siborne gives 1,200.</li></ol>`);
  expect(outline(read)).toEqual([
    "# French Army",
    "French Army (Emperor Napoleon)",
    "  5th Division (GdD Bachelu)",
    "    1st Brigade (GdB Husson)",
    "      11th Line | line 1148 [3]",
    "      61st Line | line 858",
    "    2nd Brigade (GdB Campy)",
    "      72nd Line | line 963",
    "# Allied Army",
    "Allied Army",
    "  5th Division (Sir Thomas Picton)",
    "    1/28th Foot | line 557",
  ]);
  expect(asked(read)).toEqual(expect.arrayContaining(["side-guessed: French Army · Allied Army"]));
  expect(asked(read).some((each) => each.startsWith("men-differ"))).toBe(false);
});

test("a row of a table that only names an army begins a side", async () => {
  const rows = `<tr><td colspan="3">FRENCH</td></tr><tr><td>1st Division</td><td>54e Ligne</td><td>900</td></tr>
<tr><td colspan="3">ALLIES</td></tr><tr><td>5th Division</td><td>28th Foot</td><td>557</td></tr>`;
  const head = "<tr><th>Division</th><th>Unit</th><th>Men</th></tr>";
  const read = await readSent(`<table>${head}${rows}</table>`);
  expect(outline(read)).toEqual([
    "# FRENCH",
    "FRENCH",
    "  1st Division",
    "    54e Ligne | line 900",
    "# ALLIES",
    "ALLIES",
    "  5th Division",
    "    28th Foot | line 557",
  ]);
});

test("tables with tabs or semicolons below a title, a range with blanks, German and Danish headings", async () => {
  const tsv = await readSent(
    "French army\n\nUnit\tMen\n54e Ligne\t900\n\nAustrian army\n\nUnit\tMen\nIR 4\t557\n",
  );
  expect(outline(tsv)).toEqual([
    "# French army",
    "French army",
    "  54e Ligne | line 900",
    "# Austrian army",
    "Austrian army",
    "  IR 4 | line 557",
  ]);
  const csv = await readSent("Einheit;Mannschaft;Offiziere\nIR Nr. 15 Zach;1 850-1 900;61\n");
  expect(outline(csv).at(-1)).toBe("  IR Nr. 15 Zach | line ~1875");
  const corps = await readSent(
    "Enhed,Mandskab,Ankomst\nAuxiliærkorpset (Prins Frederik af Hessen),,\nLivregiment,500,kl. 14.30\n",
  );
  expect(outline(corps)[1]).toBe("Auxiliærkorpset (Prins Frederik af Hessen)");
  expect(corps.arrivals).toMatchObject([{ time: "14:30" }]);
});
