import { mapAsPng } from "@/app/api/v1/_endpoints/map-as-png";
import { routes } from "@/lib/http/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(mapAsPng);
