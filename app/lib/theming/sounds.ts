import { useSyncExternalStore } from "react"

const STORAGE_KEY = "button-sounds"
const HOVER_VOLUME = 0.25
/** A click whose sound is not loaded by then stays silent. */
const CLICK_TIMEOUT_MS = 150
/** Pages with games are silent until the player chooses sound there. */
const SILENT_PAGES = "/narcatsworld"

interface Sound {
  play(): void
}

interface SoundSet {
  hover: Sound
  click: Sound
  /** Whether the audio context runs. A suspended one would queue sounds and play them all at once later. */
  isRunning(): boolean
}

interface SoundEnvironment {
  load(report: (error: unknown) => void): Promise<SoundSet>
  /** Whether there has been a user gesture on this page. */
  hasGesture(): boolean
  onFirstGesture(callback: () => void): void
  /** Whether the page is silent until sound is chosen on such a page. */
  startsSilent(): boolean
  storage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> | undefined
  log(message: string): void
  now(): number
}

/** The sounds of buttons. Nothing loads before the first gesture, nothing plays while muted. */
export function createSounds(environment: SoundEnvironment) {
  const logged = new Set<string>()
  const listeners = new Set<() => void>()
  let muted: boolean | undefined
  let loaded: SoundSet | undefined
  let loading: Promise<SoundSet | undefined> | undefined
  let isWaitingForGesture = false
  let isChosen = false

  function report(error: unknown) {
    const message = error instanceof Error ? error.message : String(error)
    if (!logged.has(message)) environment.log(`[sounds] ${message}`)
    logged.add(message)
  }

  function load() {
    loading ??= environment.load(report).then(
      sounds => (loaded = sounds),
      error => void report(error),
    )
    return loading
  }

  // Storage may be blocked; then the choice lasts as long as the page.
  function readMuted() {
    try {
      return environment.storage()?.getItem(STORAGE_KEY) === "off"
    } catch {
      return false
    }
  }

  function isMuted() {
    return (muted ??= readMuted()) || (environment.startsSilent() && !isChosen)
  }

  return {
    isMuted,
    playHover() {
      if (isMuted()) return
      if (loaded) {
        if (loaded.isRunning()) loaded.hover.play()
      } else if (environment.hasGesture()) {
        load()
      } else if (!isWaitingForGesture) {
        isWaitingForGesture = true
        environment.onFirstGesture(() => {
          if (!isMuted()) load()
        })
      }
    },
    /** Call it in the click handler: browsers require a user gesture. */
    async playClick() {
      if (isMuted()) return
      if (loaded) return loaded.click.play()
      const clickedAt = environment.now()
      const sounds = await load()
      if (sounds && environment.now() - clickedAt <= CLICK_TIMEOUT_MS) sounds.click.play()
    },
    setMuted(next: boolean) {
      muted = next
      if (!next && environment.startsSilent()) isChosen = true
      try {
        if (next) environment.storage()?.setItem(STORAGE_KEY, "off")
        else environment.storage()?.removeItem(STORAGE_KEY)
      } catch {
        // Without storage the choice lasts as long as the page.
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

async function loadHowler(report: (error: unknown) => void): Promise<SoundSet> {
  const { Howl, Howler } = await import("howler")
  Howler.html5PoolSize = 10
  Howler.autoSuspend = true
  const open = (src: string, options: { volume?: number } = {}) =>
    new Promise<Sound>(resolve => {
      const sound = new Howl({
        src: [src],
        loop: false,
        ...options,
        onload: () => resolve(sound),
        onloaderror: (_, error) => report(error),
        onplayerror: (_, error) => report(error),
      })
    })
  const [hover, click] = await Promise.all([open("/hover.mp3", { volume: HOVER_VOLUME }), open("/click.mp3")])
  // Without Web Audio there is no context, so nothing can be queued.
  return { hover, click, isRunning: () => !Howler.usingWebAudio || Howler.ctx?.state === "running" }
}

const sounds = createSounds({
  load: loadHowler,
  hasGesture: () => navigator.userActivation?.hasBeenActive ?? false,
  onFirstGesture: callback => {
    const stop = new AbortController()
    const once = () => {
      stop.abort()
      callback()
    }
    for (const gesture of ["pointerdown", "keydown"]) {
      addEventListener(gesture, once, { capture: true, signal: stop.signal })
    }
  },
  startsSilent: () => location.pathname.startsWith(SILENT_PAGES),
  storage: () => window.localStorage,
  log: message => console.warn(message),
  now: () => performance.now(),
})

export function playHover() {
  sounds.playHover()
}

export function playClick() {
  void sounds.playClick()
}

/** State of the "Button sounds" switch, stored on this device. */
export function useMuted(isMutedOnServer = false): [boolean, (muted: boolean) => void] {
  const muted = useSyncExternalStore(sounds.subscribe, sounds.isMuted, () => isMutedOnServer)
  return [muted, sounds.setMuted]
}
