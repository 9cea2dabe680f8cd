import { existsSync } from "node:fs"
import { basename, join } from "node:path"
import { readContentFile, yamlFiles } from "./read-file.ts"
import type { ContentRow } from "./rows.ts"
import { awardsFile, helplinesFile, historyFile, lawFile } from "./schema/resources.ts"
import { stableId } from "./stable-id.ts"

// What a summary may leave out.
const NOTHING = {
  call_law: null,
  call_leaves_out: null,
  naloxone_law: null,
  test_strips: null,
  unconfirmed: null,
  duty_text: null,
  duty_label: null,
  duty_url: null,
}

const NO_DETAILS = {
  aside: null,
  people_trained: null,
  scene: null,
  scene_alt: null,
  source: null,
  source_url: null,
}

/** Phone lines, the laws of the states, the years of our history, and awards. */
export function resourceRows(dir: string, locale: string): ContentRow[] {
  return [helplineRows, lawRows, historyRows, awardRows].flatMap(rows => rows(dir, locale))
}

function helplineRows(dir: string, locale: string): ContentRow[] {
  const file = join(dir, locale, "helplines.yaml")
  if (!existsSync(file)) return []
  return Object.entries(readContentFile(file, helplinesFile)).map(([slug, helpline], position) => ({
    file,
    table: "helplines",
    key: { id: stableId(`${locale}/helplines/${slug}`) },
    values: { position, ...helpline },
  }))
}

function lawRows(dir: string, locale: string): ContentRow[] {
  return yamlFiles(join(dir, locale, "laws"), "*").map(file => {
    const key = { id: stableId(`${locale}/laws/${basename(file, ".yaml")}`) }
    return {
      file,
      table: "state_laws",
      key,
      values: { locale, ...NOTHING, ...readContentFile(file, lawFile) },
    }
  })
}

function historyRows(dir: string, locale: string): ContentRow[] {
  const file = join(dir, locale, "history.yaml")
  if (!existsSync(file)) return []
  return readContentFile(file, historyFile).map(entry => ({
    file,
    table: "history_entries",
    key: { id: stableId(`${locale}/history/${entry.year}`) },
    values: { locale, ...NO_DETAILS, ...entry },
  }))
}

function awardRows(dir: string, locale: string): ContentRow[] {
  const file = join(dir, locale, "awards.yaml")
  if (!existsSync(file)) return []
  return readContentFile(file, awardsFile).map(award => ({
    file,
    table: "awards",
    key: { id: stableId(`${locale}/awards/${award.year}/${award.title}`) },
    values: { locale, ...award },
  }))
}
