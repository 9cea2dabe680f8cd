import { contentMeta } from "#app/features/pages/content-page.tsx"
import { contentLoader } from "#app/features/pages/loader.server.ts"
import { Note } from "#app/features/pages/note.tsx"
import { publicPage } from "#app/lib/public-page.ts"
import type { Route } from "./+types/login"

export const headers = publicPage
export const loader = contentLoader("/login")
export const meta = contentMeta

export default function LoginPage({ loaderData: { page } }: Route.ComponentProps) {
  return <Note page={page} />
}
