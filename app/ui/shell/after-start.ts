import { sendWhenOnline } from "#app/lib/offline/waiting-answers.ts"
import { afterHydration } from "#app/lib/rendering/after-hydration.ts"
import { listenForSearch } from "#app/ui/search/shortcut.ts"

/** Everything that can wait until the page is hydrated. `sendAnswers` sends those of an open test. */
export function afterStart(sendAnswers: () => Promise<void>) {
  afterHydration()
  listenForSearch()
  sendWhenOnline(sendAnswers)
}
