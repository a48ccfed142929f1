import { linkedBooks } from "@/app/api/v1/_endpoints/linked-books";
import { routes } from "@/lib/http/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(linkedBooks);
