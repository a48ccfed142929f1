import type { UserRole } from "../permissions";

/** The name under which ground is credited to its owner; empty for a former member. */
export function creditedAuthor(owner: { readonly name: string; readonly role: UserRole }): string {
  if (owner.role === "library") return "Grundlag";
  return owner.role === "former" ? "" : owner.name;
}
