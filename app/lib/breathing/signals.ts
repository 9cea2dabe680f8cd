let audio: AudioContext | undefined

/** Allows sound. Browsers ask for a tap or a key before it. */
export function enableSound() {
  audio ??= new AudioContext()
  // A sound that may not play is not worth an error while somebody needs help.
  audio.resume().catch(() => undefined)
}

/** A short tone, if sound is enabled; `delay` seconds from now. */
export function beep(frequency: number, seconds = 0.18, delay = 0) {
  if (audio?.state !== "running") return
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = frequency
  const start = audio.currentTime + delay
  volume.gain.setValueAtTime(0.3, start)
  volume.gain.exponentialRampToValueAtTime(0.001, start + seconds)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + seconds)
}

export function buzz(...pattern: number[]) {
  // Before the first tap, after a reload, browsers refuse it and log an error.
  if (navigator.userActivation?.hasBeenActive === false) return
  navigator.vibrate?.(pattern)
}
