import { redirect } from "next/navigation";

/** The rules begin with Belle Alliance. */
export default function RulesPage() {
  redirect("/rules/belle-alliance");
}
