import { href, redirect } from "react-router"
import { ContentPage, contentMeta } from "#app/features/pages/content-page.tsx"
import { contentLoader } from "#app/features/pages/loader.server.ts"
import type { FrameHandle } from "#app/ui/frame/field.ts"
import type { Route } from "./+types/reset-password"

export const handle = { field: "white" } satisfies FrameHandle

const loadPage = contentLoader("/reset-password")

export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = args.url
  if (!searchParams.has("code") && !searchParams.has("error_description")) throw redirect(href("/"))
  return loadPage(args)
}

export const meta = contentMeta
export default ContentPage
