import { clustersOf } from "#app/lib/fonts/clusters.ts"
import { setLine, type Type } from "./set-line.server.ts"

/** The text without letters that none of our fonts has, such as emoji. */
export async function drawableText(text: string, type: Type): Promise<string> {
  if (await setLine(text, type)) return text
  const letters = await Promise.all(
    clustersOf(text).map(async letter => ((await setLine(letter, type)) ? letter : "")),
  )
  return letters.join("").trim()
}
