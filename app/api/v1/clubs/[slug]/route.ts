import { clubEndpoints } from "@/app/api/v1/_endpoints/clubs";
import { routes } from "@/lib/http/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(...clubEndpoints.club);
