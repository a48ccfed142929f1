import { listView } from "@/app/api/v1/_endpoints/roster-view";
import { routes } from "@/lib/http/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(listView);
