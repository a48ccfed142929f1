import type { UserRole } from "../../people/permissions";

/** The name credited for a piece of ground, given its owner; empty for a former member. */
export function creditedAuthor(owner: { readonly name: string; readonly role: UserRole }): string {
  if (owner.role === "library") return "Grundlag";
  return owner.role === "former" ? "" : owner.name;
}
