import { ClientMessages } from "@/app/_ui/client-messages";
import { CommentsHere, type CommentsHereProps } from "./comments-here";

/** What readers say of a document, below it. */
export function Comments(props: CommentsHereProps) {
  return (
    <ClientMessages namespaces={["comments", "errors"]}>
      <CommentsHere {...props} />
    </ClientMessages>
  );
}
