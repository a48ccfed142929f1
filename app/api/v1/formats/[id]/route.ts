import { clubFormatEndpoints } from "@/app/api/v1/_endpoints/club-formats";
import { routes } from "@/lib/http/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(...clubFormatEndpoints.byId);
