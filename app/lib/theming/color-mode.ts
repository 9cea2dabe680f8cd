import { useEffect, useSyncExternalStore } from "react"
import { useLocation, useMatches } from "react-router"

export type ColorPreference = "light" | "dark" | "system"

interface ColorMode {
  preference: ColorPreference
  /** The mode in use; "system" only on the server, which cannot know it. */
  value: ColorPreference
  /** True until hydration. */
  unknown: boolean
  /** The page forces its mode and the preference is ignored. */
  forced: boolean
}

/** The global that the script in the head defines. */
interface HeadHelper {
  preference: ColorPreference
  value: ColorPreference
  getColorScheme(): ColorPreference
  addColorScheme(value: string): void
  removeColorScheme(value: string): void
}

interface ColorModeEnvironment {
  helper(): HeadHelper
  store(preference: ColorPreference): void
  onSystemChange(callback: () => void): void
  warn(message: string): void
}

const STORAGE_KEY = "nuxt-color-mode"
const SYSTEM_AT_PAGE_LEVEL = "You cannot force the colorMode to system at the page level."
const ON_SERVER: ColorMode = { preference: "system", value: "system", unknown: true, forced: false }

/** Runs before the first paint: sets the color mode as a class of <html>. */
export const COLOR_MODE_SCRIPT = `(()=>{const w=window,e=document.documentElement,l=e.classList;
const scheme=()=>{for(const s of["dark","light"])if(w.matchMedia&&w.matchMedia("(prefers-color-scheme: "+s+")").matches)return s;return"light"};
let p;try{p=w.localStorage.getItem("${STORAGE_KEY}")}catch{}if(p!=="light"&&p!=="dark")p="system";
const v=e.getAttribute("data-color-mode-forced")||(p==="system"?scheme():p);
const add=s=>l.add(s),remove=s=>l.remove(s);add(v);
w.__NUXT_COLOR_MODE__={preference:p,value:v,getColorScheme:scheme,addColorScheme:add,removeColorScheme:remove}})()`

export function createColorMode(environment: ColorModeEnvironment) {
  const listeners = new Set<() => void>()
  let state = ON_SERVER
  let isFollowingSystem = false

  function set(next: Partial<ColorMode>) {
    const { value } = state
    state = { ...state, ...next }
    if (state.value !== value) {
      environment.helper().removeColorScheme(value)
      environment.helper().addColorScheme(state.value)
    }
    for (const listener of listeners) listener()
  }

  function resolved(preference: ColorPreference) {
    return preference === "system" ? environment.helper().getColorScheme() : preference
  }

  function followSystem() {
    if (isFollowingSystem) return
    isFollowingSystem = true
    environment.onSystemChange(() => {
      if (state.preference === "system" && !state.forced) set({ value: resolved("system") })
    })
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Takes over the values of the head script. */
    mount() {
      if (!state.unknown) return
      const { preference, value } = environment.helper()
      state = { ...state, value }
      set({ preference, unknown: false })
      if (preference === "system") followSystem()
    },
    /** After each navigation: applies the mode that the page forces, if any. */
    enterPage(forced: string | undefined) {
      if (forced === "light" || forced === "dark") return set({ value: forced, forced: true })
      if (forced === "system") environment.warn(SYSTEM_AT_PAGE_LEVEL)
      set({ value: resolved(state.preference), forced: false })
    },
    /** While a page forces its mode, a new preference is not stored. */
    setPreference(preference: ColorPreference) {
      set({ preference })
      if (state.forced) return
      if (preference === "system") followSystem()
      set({ value: resolved(preference) })
      environment.store(preference)
    },
    setValue: (value: ColorPreference) => set({ value }),
  }
}

// For a page without the head script.
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
  onSystemChange: callback => matchMedia("(prefers-color-scheme: dark)").addEventListener("change", callback),
  warn: message => console.warn(message),
})

export function useColorMode(): ColorMode {
  return useSyncExternalStore(colorMode.subscribe, colorMode.get, () => ON_SERVER)
}

/** A route forces a mode by `handle.colorMode`; the innermost wins. */
export function usePageColorMode(): string | undefined {
  return useMatches()
    .map(({ handle }) => (handle as { colorMode?: unknown } | undefined)?.colorMode)
    .findLast(mode => typeof mode === "string") as string | undefined
}

/** In the root: applies the modes that pages force; all other pages are light. */
export function useRootColorMode() {
  const forced = usePageColorMode()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation applies the mode again, even if it is the same
  useEffect(() => {
    colorMode.mount()
    colorMode.enterPage(forced)
  }, [forced, key])
  useEffect(() => {
    colorMode.setPreference("light")
    colorMode.setValue("light")
  }, [])
}
