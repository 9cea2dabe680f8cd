let audio: AudioContext | undefined

/** Allows sound. Browsers ask for a tap or a key before it. */
export function enableSound() {
  audio ??= new AudioContext()
  // A sound that may not play is not worth an error while somebody needs help.
  audio.resume().catch(() => undefined)
}

/** A short tone, if sound is enabled. */
export function beep(frequency: number, seconds = 0.18) {
  if (audio?.state !== "running") return
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = frequency
  volume.gain.setValueAtTime(0.3, audio.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + seconds)
  tone.connect(volume).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + seconds)
}

export function buzz(...pattern: number[]) {
  // Before the first tap, after a reload, browsers refuse it and log an error.
  if (navigator.userActivation?.hasBeenActive === false) return
  navigator.vibrate?.(pattern)
}
