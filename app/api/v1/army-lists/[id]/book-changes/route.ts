import { bookChangesOfList } from "@/app/api/v1/_endpoints/book-changes";
import { routes } from "@/lib/http/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(bookChangesOfList);
