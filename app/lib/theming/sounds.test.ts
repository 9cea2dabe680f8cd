import { expect, test } from "vitest"
import { createSounds } from "./sounds.ts"

function setup() {
  const played: string[] = []
  const logged: string[] = []
  const stored = new Map<string, string>()
  const state = { gesture: false, running: true, startsSilent: false, now: 0, loads: 0 }
  const loading = Promise.withResolvers<void>()
  let firstGesture: (() => void) | undefined
  let report: (error: unknown) => void = () => {}
  const sounds = createSounds({
    async load(onError) {
      state.loads++
      report = onError
      await loading.promise
      return {
        hover: { play: () => void played.push("hover") },
        click: { play: () => void played.push("click") },
        isRunning: () => state.running,
      }
    },
    hasGesture: () => state.gesture,
    onFirstGesture: callback => (firstGesture = callback),
    startsSilent: () => state.startsSilent,
    storage: () => ({
      getItem: key => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: key => void stored.delete(key),
    }),
    log: message => logged.push(message),
    now: () => state.now,
  })
  async function finishLoading() {
    loading.resolve()
    for (let tick = 0; tick < 5; tick++) await Promise.resolve()
  }
  return {
    sounds,
    played,
    logged,
    stored,
    state,
    loading,
    finishLoading,
    gesture: () => firstGesture?.(),
    report: (error: unknown) => report(error),
  }
}

test("hovering before the first gesture loads nothing and plays nothing", () => {
  const { sounds, played, state } = setup()
  sounds.playHover()
  sounds.playHover()
  expect({ played, loads: state.loads }).toEqual({ played: [], loads: 0 })
})

test("the first gesture after a hover loads the sounds, once", async () => {
  const { sounds, played, state, gesture, finishLoading } = setup()
  sounds.playHover()
  gesture()
  sounds.playClick()
  await finishLoading()
  sounds.playHover()
  expect({ played, loads: state.loads }).toEqual({ played: ["click", "hover"], loads: 1 })
})

test("a click whose sound loads too late stays silent, the next one plays", async () => {
  const { sounds, played, state, finishLoading } = setup()
  sounds.playClick()
  state.now = 151
  await finishLoading()
  expect(played).toEqual([])
  sounds.playClick()
  expect(played).toEqual(["click"])
})

test("hovers while the audio context is suspended are dropped, not queued", async () => {
  const { sounds, played, state, finishLoading } = setup()
  sounds.playClick()
  await finishLoading()
  state.running = false
  sounds.playHover()
  sounds.playHover()
  state.running = true
  expect(played).toEqual(["click"])
})

test("muted buttons are silent and load nothing; the choice is stored and reversible", async () => {
  const { sounds, played, stored, state, finishLoading } = setup()
  let notified = 0
  sounds.subscribe(() => notified++)
  sounds.setMuted(true)
  sounds.playClick()
  sounds.playHover()
  expect({ loads: state.loads, stored: [...stored], notified }).toEqual({
    loads: 0,
    stored: [["button-sounds", "off"]],
    notified: 1,
  })
  sounds.setMuted(false)
  sounds.playClick()
  await finishLoading()
  expect({ played, stored: [...stored] }).toEqual({ played: ["click"], stored: [] })
})

test("pages with games are silent until sound is chosen there, other pages are not", async () => {
  const { sounds, played, state, finishLoading } = setup()
  sounds.setMuted(false)
  state.startsSilent = true
  sounds.playHover()
  sounds.playClick()
  expect({ isMuted: sounds.isMuted(), loads: state.loads }).toEqual({ isMuted: true, loads: 0 })
  state.startsSilent = false
  expect(sounds.isMuted()).toBe(false)

  state.startsSilent = true
  sounds.setMuted(false)
  sounds.playClick()
  await finishLoading()
  expect({ isMuted: sounds.isMuted(), played }).toEqual({ isMuted: false, played: ["click"] })
})

test("a stored choice applies from the start", () => {
  const { sounds, stored } = setup()
  stored.set("button-sounds", "off")
  expect(sounds.isMuted()).toBe(true)
})

test("each error is logged once and never thrown", async () => {
  const { sounds, logged, report, loading } = setup()
  sounds.playClick()
  report("Decoding audio data failed.")
  report("Decoding audio data failed.")
  report(4)
  loading.reject(new Error("No audio support."))
  await sounds.playClick()
  expect(logged).toEqual(["[sounds] Decoding audio data failed.", "[sounds] 4", "[sounds] No audio support."])
})

test("without storage the choice lasts as long as the page", () => {
  const sounds = createSounds({
    load: () => Promise.reject(new Error("not requested")),
    hasGesture: () => false,
    onFirstGesture: () => {},
    startsSilent: () => false,
    storage: () => {
      throw new Error("The operation is insecure.")
    },
    log: () => {},
    now: () => 0,
  })
  expect(sounds.isMuted()).toBe(false)
  sounds.setMuted(true)
  expect(sounds.isMuted()).toBe(true)
})
