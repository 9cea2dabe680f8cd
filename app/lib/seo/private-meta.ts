import { pageMeta, rootData } from "./page-meta.ts"

interface Args {
  location: { pathname: string }
  matches: Parameters<typeof rootData>[0]
}

interface PrivatePage {
  title?: string
  description?: string
  /** Set it where the real path contains a code that must not be repeated. */
  path?: string
  /** For a page that people share: its own Open Graph image, 1200 by 630. */
  image?: string
}

/** The `meta` function of a page that search engines must not list. */
export function privateMeta({ title, description, path, image }: PrivatePage) {
  return ({ location, matches }: Args) => {
    const tags = [{ name: "robots", content: "noindex" }]
    return pageMeta({ title, description, image, path: path ?? location.pathname, tags }, rootData(matches))
  }
}
