import { isClosed } from "#app/lib/modules/is-closed.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { cachedSettings } from "#app/lib/rendering/cached-settings.server.ts"
import { ORIGINAL_COLORS } from "#app/lib/theming/site-colors.ts"
import { ICON_SIZE } from "#app/lib/theming/site-logo.ts"
import type { Route } from "./+types/app-manifest"

const ICONS = [
  { src: "/icons/app-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icons/app-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icons/app-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
]

/** Shown before the site is installed; scripts/app-screenshots.ts takes them. */
const SCREENSHOTS = [
  {
    name: "emergency",
    sizes: "390x844",
    form_factor: "narrow",
    label: "What to do in an overdose, step by step",
  },
  { name: "course", sizes: "390x844", form_factor: "narrow", label: "A free course with ten short lessons" },
  { name: "home", sizes: "1280x800", form_factor: "wide", label: "The home page" },
].map(({ name, ...shot }) => ({ src: `/screenshots/${name}.webp`, type: "image/webp", ...shot }))

/** One image serves for both: its drawing is in the middle of a white square. */
function chosenIcons(src: string) {
  const image = { src, sizes: `${ICON_SIZE}x${ICON_SIZE}`, type: "image/png" }
  return [image, { ...image, purpose: "maskable" }]
}

/** What a phone needs to install the site, with the emergency steps behind a long press on its icon. */
export async function loader({ context }: Route.LoaderArgs) {
  const { name, description, closed, icon, colors = ORIGINAL_COLORS } = await cachedSettings(context)
  const icons = icon ? chosenIcons(icon) : ICONS
  const manifest = {
    ...{ name, short_name: name, description },
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#ffffff",
    theme_color: colors.main,
    icons,
    screenshots: SCREENSHOTS,
    shortcuts: [
      { name: "Overdose: what to do now", short_name: "Emergency", url: "/emergency", icons: [icons[0]] },
      { name: "Courses", url: "/courses", icons: [icons[0]] },
      { name: "Report a reversal", url: "/submit-reversal", icons: [icons[0]] },
    ].filter(({ url }) => !isClosed(url, closed)),
  }
  return new Response(JSON.stringify(manifest), {
    headers: { ...cacheablePage(), "Content-Type": "application/manifest+json; charset=utf-8" },
  })
}
