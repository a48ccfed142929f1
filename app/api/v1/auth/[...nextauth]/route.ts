import { answerAuth } from "@/lib/http/auth-route";

export const GET = answerAuth;
export const POST = answerAuth;
export const PUT = answerAuth;
export const PATCH = answerAuth;
export const DELETE = answerAuth;
