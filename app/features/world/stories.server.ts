import { parseContent } from "#content/read-file.ts"
import { sourcesFile } from "#content/schema/sources.ts"
import { type PlaceText, placeFile, type Story, storyFile } from "#content/schema/world.ts"
import { citedSources } from "#content/sources.ts"
import { PLACES, type Place } from "./places.ts"

// In the build, because a finished story is checked without the database.
const FILES = import.meta.glob<string>(["/content/en/world/*/*.yaml", "/content/en/sources.yaml"], {
  query: "?raw",
  import: "default",
  eager: true,
})

const stories = new Map<string, Story | null>()
const places = new Map<Place, PlaceText>()

/** The story at an address, or null if there is none. */
export function storyOf(place: string, scene: string): Story | null {
  const name = `${place}/${scene}`
  if (!isListed(place, scene)) return null
  const known = stories.get(name)
  if (known !== undefined) return known
  const file = `/content/en/world/${name}.yaml`
  const text = FILES[file]
  const story = text === undefined ? null : parseContent(file, text, storyFile)
  stories.set(name, story)
  return story
}

export function placeText(place: Place): PlaceText {
  const known = places.get(place)
  if (known) return known
  const file = `/content/en/world/${place}/place.yaml`
  const text = parseContent(file, FILES[file]!, placeFile)
  places.set(place, text)
  return text
}

/** The title and the first sentence of each story of a place. */
export function storiesOf(place: Place) {
  const { scenes } = PLACES.find(({ key }) => key === place)!
  return scenes.flatMap(scene => {
    const story = storyOf(place, scene)
    return story ? [{ scene, title: story.title, lead: story.lead }] : []
  })
}

export function sourcesOf({ sources }: Pick<Story, "sources">) {
  const file = "/content/en/sources.yaml"
  const all = Object.entries(parseContent(file, FILES[file]!, sourcesFile))
  return citedSources(
    all.map(([id, source]) => ({ id, ...source })),
    sources,
    file,
  )
}

function isListed(place: string, scene: string) {
  return PLACES.some(({ key, scenes }) => key === place && scenes.some(name => name === scene))
}
