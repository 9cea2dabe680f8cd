import { existsSync } from "node:fs"
import { basename, join } from "node:path"
import { readContentFile, yamlFiles } from "./read-file.ts"
import type { ContentRow } from "./rows.ts"
import { authorsFile, blogFile, categoriesFile, citedIds, pressFile, tagsFile } from "./schema/articles.ts"
import type { CitedSource } from "./schema/sources.ts"
import { citedSources } from "./sources.ts"
import { stableId } from "./stable-id.ts"
import { withSteps } from "./steps.ts"

const DAY_MS = 86_400_000

interface Folder {
  root: string
  dir: string
  locale: string
  sources: CitedSource[]
}

/** Categories, authors, tags, articles of the blog and press releases of a language. */
export function articleRows(dir: string, locale: string, sources: CitedSource[]): ContentRow[] {
  const folder = { root: join(dir, locale, "articles"), dir, locale, sources }
  const categories = categoryRows(folder)
  const authors = authorRows(folder)
  const known = new Set([...categories, ...authors].map(({ key }) => key.id))
  return [...categories, ...authors, ...tagRows(folder), ...blogRows(folder, known), ...pressRows(folder)]
}

function categoryRows({ root, locale }: Folder): ContentRow[] {
  const file = join(root, "categories.yaml")
  if (!existsSync(file)) return []
  return Object.entries(readContentFile(file, categoriesFile)).map(([slug, category], position) => ({
    file,
    table: "article_categories",
    key: { id: idOf(locale, "category", slug) },
    values: { locale, slug, position, ...category },
  }))
}

function authorRows({ root, locale }: Folder): ContentRow[] {
  const file = join(root, "authors.yaml")
  if (!existsSync(file)) return []
  return Object.entries(readContentFile(file, authorsFile)).map(([slug, author]) => ({
    file,
    table: "authors",
    key: { id: idOf(locale, "author", slug) },
    values: { slug, ...author },
  }))
}

function tagRows({ root }: Folder): ContentRow[] {
  const file = join(root, "tags.yaml")
  if (!existsSync(file)) return []
  return Object.entries(readContentFile(file, tagsFile)).map(([slug, values]) => ({
    ...{ file, table: "article_tags", key: { slug }, values },
  }))
}

function blogRows(folder: Folder, known: Set<unknown>): ContentRow[] {
  return yamlFiles(folder.root, "blog/*").map(file => {
    const {
      lines = null,
      category,
      author,
      ...article
    } = readContentFile(file, blogFile, withSteps(folder.dir, folder.locale))
    const category_id = idOf(folder.locale, "category", category)
    const author_id = idOf(folder.locale, "author", author)
    if (!known.has(category_id)) throw new Error(`${file} has the category ${category}, which is not listed`)
    if (!known.has(author_id)) throw new Error(`${file} has the author ${author}, who is not listed`)
    const values = { title_lines: lines, category_id, author_id, art: null, question: null, ...article }
    return articleRow(folder, "blog", file, values)
  })
}

function pressRows(folder: Folder): ContentRow[] {
  return yamlFiles(folder.root, "press/*").map(file =>
    articleRow(folder, "press", file, readContentFile(file, pressFile, withSteps(folder.dir, folder.locale))),
  )
}

interface Article {
  published_days_ago: number
  blocks: unknown
}

function articleRow(
  { locale, sources }: Folder,
  kind: "blog" | "press",
  file: string,
  { published_days_ago, ...article }: Article,
): ContentRow {
  const slug = basename(file, ".yaml")
  const cited = citedSources(sources, citedIds(article.blocks), file)
  const published_at = new Date(Date.now() - published_days_ago * DAY_MS).toISOString()
  return {
    file,
    table: "articles",
    key: { id: idOf(locale, kind, slug) },
    values: {
      ...{ kind, locale, slug, checked_on: null, ...article },
      sources: cited,
      // What cites a source states facts about health.
      has_health_content: kind === "blog" && cited.length > 0,
    },
    initial: { status: "published", published_at },
  }
}

function idOf(locale: string, kind: string, slug: string) {
  return stableId(`${locale}/articles/${kind}/${slug}`)
}
