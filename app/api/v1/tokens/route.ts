import { userEndpoints } from "@/app/api/v1/_endpoints/users";
import { routes } from "@/lib/http/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(...userEndpoints.tokens);
