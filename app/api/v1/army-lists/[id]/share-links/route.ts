import { shareLinkEndpoints } from "@/app/api/v1/_endpoints/share-links";
import { routes } from "@/lib/http/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(...shareLinkEndpoints.links);
