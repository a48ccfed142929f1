import { customAlphabet } from "nanoid";

/** A new id within a document: ten characters that start with a letter and reveal no order. */
export function newId(): string {
  return first() + rest();
}

const first = customAlphabet("abcdefghijkmnpqrstuvwxyz", 1);
const rest = customAlphabet("23456789abcdefghijkmnpqrstuvwxyz", 9);
