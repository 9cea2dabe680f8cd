import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { colorStyleSheet, colorsInPath } from "#app/lib/theming/site-colors.ts"
import type { Route } from "./+types/color-style-sheet"

/** The colors that the office has chosen, as a style sheet after that of the design. */
export function loader({ params, url }: Route.LoaderArgs) {
  const colors = colorsInPath(params.colors) ?? throwNotFound({ url })
  return new Response(colorStyleSheet(colors), {
    headers: {
      "Content-Type": "text/css; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  })
}
