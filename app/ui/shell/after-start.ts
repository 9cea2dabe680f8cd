import { sendWhenOnline } from "#app/lib/offline/send-when-online.ts"
import { afterHydration } from "#app/lib/rendering/after-hydration.ts"
import { listenForSearch } from "#app/ui/search/shortcut.ts"

/** Everything that can wait until the page is hydrated. `sendWaiting` sends answers and finished lessons. */
export function afterStart(sendWaiting: () => Promise<void>) {
  afterHydration()
  listenForSearch()
  sendWhenOnline(sendWaiting)
}
