import { redirect } from "next/navigation";

/** Redirects to the library, filtered to maps of either game. */
export default function MapsPage(): never {
  redirect("/library?kind=map");
}
