import { clubMemberEndpoints } from "@/app/api/v1/_endpoints/club-members";
import { routes } from "@/lib/http/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(...clubMemberEndpoints.members);
