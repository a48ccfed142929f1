import { eventEndpoints } from "@/app/api/v1/_endpoints/events";
import { routes } from "@/lib/http/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(...eventEndpoints.submission);
