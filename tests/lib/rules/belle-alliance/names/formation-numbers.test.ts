import { describe, expect, it } from "vitest";
import { numbersOfFormations } from "@/lib/rules/belle-alliance/names/formation-numbers";

const named = (name: string) => ({ name, level: null });
const corps = (name: string) => ({ name, level: "corps" as const });
const division = (name: string) => ({ name, level: "division" as const });

describe("the numbers of the formations above a unit", () => {
  it.each([
    [[named("III Corps"), named("8e Division")], [3], [8]],
    [[named("XIII. korps"), named("3. division")], [13], [3]],
    [[named("14e Corps d’armée"), named("43e Division d’infanterie")], [14], [43]],
    [[named("IX korpus"), named("32. dywizja")], [9], [32]],
    [[named("11. Armeekorps"), named("35. Inf. Div.")], [11], [35]],
    [[named("Corps Nr. 3"), named("Division 12")], [3], [12]],
    [[named("Twelfth Corps"), named("Sixth Division")], [12], [6]],
    [[named("douzième corps"), named("tolvte division")], [12], [12]],
    [[named("12th Division, IV Corps")], [4], [12]],
    [[corps("XII"), division("12e (Morand)")], [12], [12]],
    [[corps("Oudinot’s XII Corps"), division("32")], [12], [32]],
    [[named("Grande Armée"), named("Imperial Guard")], [], []],
    [[corps("III Cavalry Corps"), division("11th Cavalry Division")], [], []],
    [[corps("Dąbrowski’s"), division("Young Guard")], [], []],
    [[corps("Vandamme"), division("")], [], []],
  ])("%j", (context, corps, divisions) => {
    expect(numbersOfFormations(context, 1814)).toMatchObject({ corps, divisions });
  });

  it("are known from French commanders in the year it matters, and are marked so", () => {
    const jerome = [division("Division Jérôme")];
    expect(numbersOfFormations(jerome, 1815)).toEqual({
      corps: [],
      divisions: [6],
      byCommander: true,
    });
    expect(numbersOfFormations(jerome, 1814).divisions).toEqual([]);
    expect(numbersOfFormations([division("6e Division (Jérôme)")], 1815).byCommander).toBe(false);
  });
});
