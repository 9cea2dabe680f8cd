import { afterHydration } from "#app/lib/rendering/after-hydration.ts"
import { listenForSearch } from "#app/ui/search/shortcut.ts"

/** Everything that can wait until the page is hydrated. */
export function afterStart() {
  afterHydration()
  listenForSearch()
}
