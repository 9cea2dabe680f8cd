import type { SupabaseDb } from "#app/lib/supabase/types.ts"

/** Every logo has this size, so that pages need not know it. Twice the height is what sharp screens show. */
export const LOGO_SIZE = { width: 504, height: 200 }

export function logoPath(id: string) {
  return `/logos/${id}.png`
}

export function logoOnDarkPath(id: string) {
  return `/logos/${id}-on-dark.png`
}

/** Both images of a logo; null if there is none with this id. */
export async function logoImages(db: SupabaseDb, id: string) {
  const { data } = await db
    .from("site_logos")
    .select("on_light, on_dark")
    .eq("id", id)
    .maybeSingle()
    .throwOnError()
  return data && { onLight: bytesOf(data.on_light), onDark: bytesOf(data.on_dark) }
}

/** PostgreSQL writes bytes as `\x` and hexadecimal digits. */
function bytesOf(text: string) {
  return Uint8Array.from(text.slice(2).match(/../g) ?? [], pair => Number.parseInt(pair, 16))
}
