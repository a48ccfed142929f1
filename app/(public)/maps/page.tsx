import { redirect } from "next/navigation";

/** All maps are the library's, narrowed to them: each says for which rules it is. */
export default function MapsPage(): never {
  redirect("/library?kind=map");
}
