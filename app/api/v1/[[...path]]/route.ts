import { routes } from "@/lib/http/routes";

// Whatever no other route answers.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes();
