import { alteredRowsOfList } from "@/app/api/v1/_endpoints/altered-rows";
import { routes } from "@/lib/http/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(alteredRowsOfList);
