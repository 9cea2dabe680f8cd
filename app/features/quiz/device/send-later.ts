import { toasts } from "#app/ui/overlays/toasts.ts"
import { isSending, sendAnswers } from "./send-answers.ts"
import { isDecided, sentNote } from "./sent-note.ts"

/** Sends what waits from a page other than the test, and says so. Answers that the server keeps refusing wait quietly. */
export async function sendLater() {
  if (isSending()) return
  const decided = (await sendAnswers(localStorage)).filter(isDecided)
  if (decided.length > 0) toasts.add({ title: "Your test", text: sentNote(decided) })
}
