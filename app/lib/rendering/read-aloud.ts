/** Reads text with the voice of the device. `onEnd` is called when it is read, or cannot be. */
export function readAloud(parts: readonly string[], onEnd: () => void) {
  // One for each part, because Chrome stops in the middle of a long one.
  const utterances = parts.map(part => new SpeechSynthesisUtterance(part))
  for (const utterance of utterances) {
    utterance.lang = document.documentElement.lang
    utterance.onerror = onEnd
    speechSynthesis.speak(utterance)
  }
  utterances.at(-1)!.onend = onEnd
}

export function stopReading() {
  if ("speechSynthesis" in window) speechSynthesis.cancel()
}
