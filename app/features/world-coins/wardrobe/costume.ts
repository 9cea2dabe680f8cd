import type { DbEnum } from "#app/lib/supabase/types.ts"

export interface Costume {
  key: string
  kind: DbEnum<"costume_kind">
  name: string
  price: number
}

/** What someone has and wears. */
export interface WardrobeView {
  coins: number
  owned: readonly string[]
  costume: string | null
  background: string | null
  nameplate: string | null
}

type Layer = "back" | "body" | "front"

// The drawings in public/art/wardrobe: behind Narcat, over the body, over everything.
const LAYERS: Readonly<Record<string, readonly Layer[]>> = {
  cape: ["back", "front"],
  "detective-coat": ["body", "front"],
  "paramedic-vest": ["body"],
  raincoat: ["body", "front"],
}

const FILE_ENDS: Record<Layer, string> = { back: "-back", body: "-body", front: "" }

/** The pictures that show Narcat in a costume, from back to front. */
export function layersOf(costume: string | null): string[] {
  const layers = costume === null ? [] : (LAYERS[costume] ?? ["front"])
  const file = (layer: Layer) => (layers.includes(layer) ? [`${costume}${FILE_ENDS[layer]}`] : [])
  return [...file("back"), "narcat-body", ...file("body"), "narcat-front", ...file("front")]
}
