import { basename, dirname, join } from "node:path"
import { readContentFile, yamlFiles } from "./read-file.ts"
import type { ContentRow } from "./rows.ts"
import type { CitedSource } from "./schema/sources.ts"
import { placeFile, storyFile } from "./schema/world.ts"
import { citedSources } from "./sources.ts"

const ROOT = "/narcatsworld"
/** The file of a place itself, beside its stories. */
const PLACE = "place"

/** The places of Narcat's World and their stories as pages, which the search and the sitemap list. */
export function worldRows(dir: string, locale: string, sources: CitedSource[]): ContentRow[] {
  return yamlFiles(join(dir, locale, "world"), "*/*").map(file => {
    const place = basename(dirname(file))
    const name = basename(file, ".yaml")
    const path = name === PLACE ? `${ROOT}/${place}` : `${ROOT}/${place}/${name}`
    const values = name === PLACE ? placeValues(file) : storyValues(file, sources)
    return {
      file,
      table: "pages",
      key: { locale, path },
      values: { ...values, background: "sky", is_editable: false },
    }
  })
}

function placeValues(file: string) {
  const { title, description, lead, says, alt } = readContentFile(file, placeFile)
  return { title, description, lead, sections: [{ kind: "prose", paragraphs: [says, alt] }] }
}

function storyValues(file: string, sources: CitedSource[]) {
  const { title, description, lead, screens, ...story } = readContentFile(file, storyFile)
  const paragraphs = Object.values(screens).flatMap(({ heading, text }) => [heading, ...text])
  const cited = citedSources(sources, story.sources, file)
  return {
    title,
    description,
    lead,
    sections: [
      { kind: "prose", paragraphs },
      { kind: "sources", items: cited.map(source => `${source.title}, ${source.publisher}`) },
    ],
  }
}
