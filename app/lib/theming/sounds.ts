import { useSyncExternalStore } from "react"

const STORAGE_KEY = "button-sounds"
const HOVER_VOLUME = 0.25
/** A click whose sound is not ready by then stays silent: a late sound belongs to nothing. */
const CLICK_WAITS_MS = 150

interface Sound {
  play(): void
}

export interface SoundSet {
  hover: Sound
  click: Sound
  /** Whether the audio context runs; what is asked of a sleeping one would burst out together later. */
  isRunning(): boolean
}

export interface SoundWorld {
  load(report: (error: unknown) => void): Promise<SoundSet>
  /** Whether the visitor has pressed anything on this page yet. */
  hasGesture(): boolean
  onFirstGesture(act: () => void): void
  storage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> | undefined
  log(message: string): void
  now(): number
}

/** The sounds of push keys. Nothing is loaded before the first gesture, nothing plays while muted. */
export function createSounds(world: SoundWorld) {
  const logged = new Set<string>()
  const listeners = new Set<() => void>()
  let muted: boolean | undefined
  let loaded: SoundSet | undefined
  let loading: Promise<SoundSet | undefined> | undefined
  let isWaitingForGesture = false

  function report(error: unknown) {
    const message = error instanceof Error ? error.message : String(error)
    if (!logged.has(message)) world.log(`[sounds] ${message}`)
    logged.add(message)
  }

  function load() {
    loading ??= world.load(report).then(
      sounds => (loaded = sounds),
      error => void report(error),
    )
    return loading
  }

  // Storage may be forbidden altogether; then the choice lasts as long as the page.
  function stored() {
    try {
      return world.storage()?.getItem(STORAGE_KEY) === "off"
    } catch {
      return false
    }
  }

  function isMuted() {
    return (muted ??= stored())
  }

  return {
    isMuted,
    playHover() {
      if (isMuted()) return
      if (loaded) {
        if (loaded.isRunning()) loaded.hover.play()
      } else if (world.hasGesture()) {
        load()
      } else if (!isWaitingForGesture) {
        isWaitingForGesture = true
        world.onFirstGesture(() => {
          if (!isMuted()) load()
        })
      }
    },
    /** To be called from the press itself, which is the gesture that browsers ask for. */
    async playClick() {
      if (isMuted()) return
      if (loaded) return loaded.click.play()
      const askedAt = world.now()
      const sounds = await load()
      if (sounds && world.now() - askedAt <= CLICK_WAITS_MS) sounds.click.play()
    },
    setMuted(next: boolean) {
      muted = next
      try {
        if (next) world.storage()?.setItem(STORAGE_KEY, "off")
        else world.storage()?.removeItem(STORAGE_KEY)
      } catch {
        // Stored for this page only.
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
  // Without Web Audio there is no context, and nothing that could be queued.
  return { hover, click, isRunning: () => !Howler.usingWebAudio || Howler.ctx?.state === "running" }
}

const sounds = createSounds({
  load: loadHowler,
  hasGesture: () => navigator.userActivation?.hasBeenActive ?? false,
  onFirstGesture: act => {
    const stop = new AbortController()
    const once = () => {
      stop.abort()
      act()
    }
    for (const gesture of ["pointerdown", "keydown"]) {
      addEventListener(gesture, once, { capture: true, signal: stop.signal })
    }
  },
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

/** The switch "Button sounds": whether they are off, and how to change that. Remembered on this device. */
export function useMuted(): [boolean, (muted: boolean) => void] {
  const muted = useSyncExternalStore(sounds.subscribe, sounds.isMuted, () => false)
  return [muted, sounds.setMuted]
}
