import { readdirSync } from "node:fs"
import { basename, dirname, join, relative } from "node:path"
import { articleRows } from "./articles.ts"
import { readContentFile, yamlFiles } from "./read-file.ts"
import { resourceRows } from "./resources.ts"
import type { Block } from "./schema/blocks.ts"
import { courseFile, lessonFile, pageFile, policyFile, questionsFile, surveyFile } from "./schema/files.ts"
import type { CitedSource } from "./schema/sources.ts"
import { citedSources, readSources } from "./sources.ts"
import { stableId } from "./stable-id.ts"
import { withSteps } from "./steps.ts"
import { worldRows } from "./world.ts"

/** One database row that a content file describes. */
export interface ContentRow {
  file: string
  table:
    | "pages"
    | "courses"
    | "lessons"
    | "questions"
    | "survey_items"
    | "policy_texts"
    | "article_categories"
    | "article_tags"
    | "authors"
    | "articles"
    | "helplines"
    | "state_laws"
    | "history_entries"
    | "awards"
  /** The columns that identify the row. */
  key: Record<string, string | number>
  /** The other columns that the file sets. */
  values: Record<string, unknown>
  /** Columns that the file sets only when the row is added. */
  initial?: Record<string, unknown>
}

/** The rows of every language folder in `dir`, parents before children. */
export function contentRows(dir: string): ContentRow[] {
  return contentLocales(dir).flatMap(locale => {
    const sources = readSources(dir, locale)
    return [
      ...pageRows(dir, locale),
      ...worldRows(dir, locale, sources),
      ...courseRows(dir, locale, sources),
      ...questionRows(dir, locale, sources),
      ...surveyRows(dir, locale),
      ...policyRows(dir, locale),
      ...articleRows(dir, locale, sources),
      ...resourceRows(dir, locale),
    ]
  })
}

/** Folders named like a language, such as `en` or `pt-BR`. */
export function contentLocales(dir: string) {
  return readdirSync(dir).filter(name => /^[a-z]{2}(-[A-Z]{2})?$/.test(name))
}

function pageRows(dir: string, locale: string): ContentRow[] {
  const root = join(dir, locale, "pages")
  return yamlFiles(root, "**/*").map(file => {
    const path = `/${relative(root, file)
      .replace(/\.yaml$/, "")
      .replaceAll("\\", "/")}`
    const { background = null, ...page } = readContentFile(file, pageFile, withSteps(dir, locale))
    return { file, table: "pages", key: { locale, path }, values: { ...page, background } }
  })
}

function courseRows(dir: string, locale: string, sources: CitedSource[]): ContentRow[] {
  const courses = yamlFiles(join(dir, locale, "courses"), "*/course").map(file => {
    const slug = basename(dirname(file))
    const { lessons, requires, ...course } = readContentFile(file, courseFile, withSteps(dir, locale))
    const lessonRows = lessons.map((lesson, i) =>
      lessonRow({
        dir,
        locale,
        course: slug,
        file: join(dirname(file), `${lesson}.yaml`),
        position: i + 1,
      }),
    )
    const cited = lessonRows.flatMap(row => citedSources(sources, idsCitedIn(row.values.blocks), row.file))
    const values = {
      locale,
      slug,
      ...course,
      sources: sources.filter(source => cited.includes(source)),
      requires: requires ? courseId(locale, requires) : null,
      reviewer: course.reviewer ?? null,
      reviewed_on: course.reviewed_on ?? null,
      bank: course.bank ?? null,
      minutes_allowed: course.minutes_allowed ?? null,
      validity_months: course.validity_months ?? null,
    }
    return {
      requires,
      slug,
      rows: [{ file, table: "courses" as const, key: { id: courseId(locale, slug) }, values }, ...lessonRows],
    }
  })
  return inOrderOfRequirement(courses).flatMap(({ rows }) => rows)
}

function idsCitedIn(blocks: readonly Block[]) {
  return blocks.flatMap(block => ("sources" in block && block.sources) || [])
}

interface LessonFile {
  dir: string
  locale: string
  course: string
  file: string
  position: number
}

function lessonRow({ dir, locale, course, file, position }: LessonFile) {
  const slug = basename(file, ".yaml")
  return {
    file,
    table: "lessons" as const,
    key: { id: stableId(`${locale}/courses/${course}/${slug}`) },
    values: {
      course_id: courseId(locale, course),
      slug,
      position,
      ...readContentFile(file, lessonFile, withSteps(dir, locale)),
    },
  }
}

function questionRows(dir: string, locale: string, sources: CitedSource[]): ContentRow[] {
  return yamlFiles(join(dir, locale, "questions"), "*/*").flatMap(file => {
    const bank = basename(dirname(file))
    const topic = basename(file, ".yaml")
    return readContentFile(file, questionsFile).map(
      ({ id, ...question }): ContentRow => ({
        file,
        table: "questions",
        key: { id: stableId(`${locale}/questions/${bank}/${id}`) },
        values: {
          locale,
          bank,
          topic,
          ...question,
          sources: citedSources(sources, question.sources, file),
        },
      }),
    )
  })
}

function surveyRows(dir: string, locale: string): ContentRow[] {
  return yamlFiles(join(dir, locale, "surveys"), "*").flatMap(file =>
    readContentFile(file, surveyFile).map(
      ({ number, ...values }): ContentRow => ({
        file,
        table: "survey_items",
        key: { locale, number },
        values,
      }),
    ),
  )
}

function policyRows(dir: string, locale: string): ContentRow[] {
  return yamlFiles(join(dir, locale, "policies"), "*").flatMap(file =>
    readContentFile(file, policyFile).map(
      ({ version, ...values }): ContentRow => ({
        file,
        table: "policy_texts",
        key: { kind: basename(file, ".yaml"), version },
        values: { locale, ...values },
      }),
    ),
  )
}

function courseId(locale: string, slug: string) {
  return stableId(`${locale}/courses/${slug}`)
}

function inOrderOfRequirement<T extends { slug: string; requires?: string }>(courses: T[]): T[] {
  const sorted: T[] = []
  const visited = new Set<T>()
  function add(course: T) {
    if (visited.has(course)) return
    visited.add(course)
    const required = courses.find(({ slug }) => slug === course.requires)
    if (required) add(required)
    sorted.push(course)
  }
  courses.forEach(add)
  return sorted
}
