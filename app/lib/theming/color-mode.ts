import { useEffect, useSyncExternalStore } from "react"
import { useLocation, useMatches } from "react-router"

export type ColorPreference = "light" | "dark" | "system"

export interface ColorMode {
  preference: ColorPreference
  /** What is shown; "system" only on the server, which cannot know. */
  value: ColorPreference
  /** True until the browser has told. */
  unknown: boolean
  /** The page has chosen for itself; the preference waits. */
  forced: boolean
}

/** What the script in the head leaves behind for us. */
interface HeadHelper {
  preference: ColorPreference
  value: ColorPreference
  getColorScheme(): ColorPreference
  addColorScheme(value: string): void
  removeColorScheme(value: string): void
}

export interface ColorWorld {
  helper(): HeadHelper
  store(preference: ColorPreference): void
  onSystemChange(act: () => void): void
  warn(message: string): void
}

const STORAGE_KEY = "nuxt-color-mode"
const SYSTEM_AT_PAGE_LEVEL = "You cannot force the colorMode to system at the page level."
const ON_SERVER: ColorMode = { preference: "system", value: "system", unknown: true, forced: false }

/** Runs before the first paint: puts the colour mode on <html> as a class. */
export const COLOR_MODE_SCRIPT = `(()=>{const w=window,e=document.documentElement,l=e.classList;
const scheme=()=>{for(const s of["dark","light"])if(w.matchMedia&&w.matchMedia("(prefers-color-scheme: "+s+")").matches)return s;return"light"};
let p;try{p=w.localStorage.getItem("${STORAGE_KEY}")}catch{}if(p!=="light"&&p!=="dark")p="system";
const v=e.getAttribute("data-color-mode-forced")||(p==="system"?scheme():p);
const add=s=>l.add(s),remove=s=>l.remove(s);add(v);
w.__NUXT_COLOR_MODE__={preference:p,value:v,getColorScheme:scheme,addColorScheme:add,removeColorScheme:remove}})()`

export function createColorMode(world: ColorWorld) {
  const listeners = new Set<() => void>()
  let state = ON_SERVER
  let isFollowingSystem = false

  function set(next: Partial<ColorMode>) {
    const { value } = state
    state = { ...state, ...next }
    if (state.value !== value) {
      world.helper().removeColorScheme(value)
      world.helper().addColorScheme(state.value)
    }
    for (const listener of listeners) listener()
  }

  function resolved(preference: ColorPreference) {
    return preference === "system" ? world.helper().getColorScheme() : preference
  }

  function followSystem() {
    if (isFollowingSystem) return
    isFollowingSystem = true
    world.onSystemChange(() => {
      if (state.preference === "system" && !state.forced) set({ value: resolved("system") })
    })
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Takes over what the head script found out. */
    mount() {
      if (!state.unknown) return
      const { preference, value } = world.helper()
      state = { ...state, value }
      set({ preference, unknown: false })
      if (preference === "system") followSystem()
    },
    /** After each navigation: what the page asks for, if anything. */
    enterPage(asked: string | undefined) {
      if (asked === "light" || asked === "dark") return set({ value: asked, forced: true })
      if (asked === "system") world.warn(SYSTEM_AT_PAGE_LEVEL)
      set({ value: resolved(state.preference), forced: false })
    },
    /** While a page forces its mode a new preference is not even stored. */
    setPreference(preference: ColorPreference) {
      set({ preference })
      if (state.forced) return
      if (preference === "system") followSystem()
      set({ value: resolved(preference) })
      world.store(preference)
    },
    setValue: (value: ColorPreference) => set({ value }),
  }
}

// For a page that came without the head's script.
const WITHOUT_SCRIPT: HeadHelper = {
  preference: "system",
  value: "light",
  getColorScheme: () => "light",
  addColorScheme: value => document.documentElement.classList.add(value),
  removeColorScheme: value => document.documentElement.classList.remove(value),
}

const colorMode = createColorMode({
  helper: () =>
    (window as unknown as { __NUXT_COLOR_MODE__?: HeadHelper }).__NUXT_COLOR_MODE__ ?? WITHOUT_SCRIPT,
  store(preference) {
    try {
      localStorage.setItem(STORAGE_KEY, preference)
    } catch {
      // Without storage the preference lasts as long as the page.
    }
  },
  onSystemChange: act => matchMedia("(prefers-color-scheme: dark)").addEventListener("change", act),
  warn: message => console.warn(message),
})

export function useColorMode(): ColorMode {
  return useSyncExternalStore(colorMode.subscribe, colorMode.get, () => ON_SERVER)
}

/** A route asks for a mode by `handle.colorMode`; the innermost is heard. */
export function usePageColorMode(): string | undefined {
  return useMatches()
    .map(({ handle }) => (handle as { colorMode?: unknown } | undefined)?.colorMode)
    .findLast(mode => typeof mode === "string") as string | undefined
}

/** In the root: lets pages choose their mode, and keeps everything else light. */
export function useColorModeKeeper() {
  const asked = usePageColorMode()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation asks again, also to the same mode
  useEffect(() => {
    colorMode.mount()
    colorMode.enterPage(asked)
  }, [asked, key])
  useEffect(() => {
    colorMode.setPreference("light")
    colorMode.setValue("light")
  }, [])
}
