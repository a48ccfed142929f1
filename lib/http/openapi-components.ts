import type { Json } from "@/lib/http/openapi-schemas";

/** The kinds of reusable components, as OpenAPI names them. */
type ComponentType = "parameters" | "requestBodies" | "responses" | "headers";

/** What several places describe alike, once, as components of one type; what stands alone stays in its place. */
export class SharedComponents {
  readonly components: Record<string, Json> = {};
  readonly #names = new Map<string, string>();

  /** `nameOf` names what is to be shared; null leaves it in its places. */
  constructor(
    private readonly type: ComponentType,
    all: readonly Json[],
    nameOf: (described: Json) => string | null,
  ) {
    const texts = all.map((each) => JSON.stringify(each));
    for (const text of new Set(texts.filter((each, i) => texts.indexOf(each) < i))) {
      const described: Json = JSON.parse(text);
      const name = nameOf(described);
      if (name) this.#keep(text, name);
    }
  }

  /** A reference to what is shared, or what stands alone as it is. */
  place(described: Json): Json {
    const name = this.#names.get(JSON.stringify(described));
    return name ? referTo(this.type, name) : described;
  }

  #keep(text: string, name: string): void {
    const free = this.#free(name);
    this.components[free] = JSON.parse(text);
    this.#names.set(text, free);
  }

  #free(name: string, nth = 1): string {
    const numbered = nth === 1 ? name : `${name}${nth}`;
    return numbered in this.components ? this.#free(name, nth + 1) : numbered;
  }
}

export function referTo(type: ComponentType, name: string): Json {
  return { $ref: `#/components/${type}/${name}` };
}
