import type { ListPages } from "#app/lib/seo/list-pages.ts"
import { pageMeta, pageOgImage, rootData } from "#app/lib/seo/page-meta.ts"
import { isListed } from "./is-listed.ts"
import type { ContentPage as Page } from "./queries.ts"
import { Sections } from "./sections.tsx"

interface MetaArgs {
  loaderData?: { page: Page; pages?: ListPages }
  location: { pathname: string }
  matches: Parameters<typeof rootData>[0]
}

export function contentMeta({ loaderData, location, matches }: MetaArgs) {
  const { path = location.pathname, title, description } = loaderData?.page ?? {}
  const isShown = !loaderData?.page?.editorPath && isListed({ path })
  const tags = isShown ? [] : [{ name: "robots", content: "noindex" }]
  const image = loaderData && pageOgImage(path)
  return pageMeta({ path, title, description, image, pages: loaderData?.pages, tags }, rootData(matches))
}

export function ContentPage({ loaderData: { page } }: { loaderData: { page: Page } }) {
  return <Sections page={page} />
}
