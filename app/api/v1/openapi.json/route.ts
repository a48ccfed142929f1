import { ALL_ENDPOINTS } from "@/app/api/v1/_endpoints/all";
import { openApi } from "@/app/api/v1/_endpoints/openapi";
import { routes } from "@/lib/http/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(openApi(ALL_ENDPOINTS));
