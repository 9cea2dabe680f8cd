import { expect, test } from "vitest"
import { createSounds } from "./sounds.ts"

function world() {
  const played: string[] = []
  const logged: string[] = []
  const stored = new Map<string, string>()
  const state = { gesture: false, running: true, now: 0, loads: 0 }
  const loading = Promise.withResolvers<void>()
  let firstGesture: (() => void) | undefined
  let report: (error: unknown) => void = () => {}
  const sounds = createSounds({
    async load(tell) {
      state.loads++
      report = tell
      await loading.promise
      return {
        hover: { play: () => void played.push("hover") },
        click: { play: () => void played.push("click") },
        isRunning: () => state.running,
      }
    },
    hasGesture: () => state.gesture,
    onFirstGesture: act => (firstGesture = act),
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
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
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
  const { sounds, played, state } = world()
  sounds.playHover()
  sounds.playHover()
  expect({ played, loads: state.loads }).toEqual({ played: [], loads: 0 })
})

test("the first gesture after a hover loads the sounds, once", async () => {
  const { sounds, played, state, gesture, finishLoading } = world()
  sounds.playHover()
  gesture()
  sounds.playClick()
  await finishLoading()
  sounds.playHover()
  expect({ played, loads: state.loads }).toEqual({ played: ["click", "hover"], loads: 1 })
})

test("a click whose sound comes late stays silent, the next one is heard", async () => {
  const { sounds, played, state, finishLoading } = world()
  sounds.playClick()
  state.now = 151
  await finishLoading()
  expect(played).toEqual([])
  sounds.playClick()
  expect(played).toEqual(["click"])
})

test("hovers while the audio context sleeps are dropped, not saved up", async () => {
  const { sounds, played, state, finishLoading } = world()
  sounds.playClick()
  await finishLoading()
  state.running = false
  sounds.playHover()
  sounds.playHover()
  state.running = true
  expect(played).toEqual(["click"])
})

test("muted keys are silent and load nothing; the choice is stored and can be taken back", async () => {
  const { sounds, played, stored, state, finishLoading } = world()
  let told = 0
  sounds.subscribe(() => told++)
  sounds.setMuted(true)
  sounds.playClick()
  sounds.playHover()
  expect({ loads: state.loads, stored: [...stored], told }).toEqual({
    loads: 0,
    stored: [["button-sounds", "off"]],
    told: 1,
  })
  sounds.setMuted(false)
  sounds.playClick()
  await finishLoading()
  expect({ played, stored: [...stored] }).toEqual({ played: ["click"], stored: [] })
})

test("a stored choice holds from the start", () => {
  const { sounds, stored } = world()
  stored.set("button-sounds", "off")
  expect(sounds.isMuted()).toBe(true)
})

test("each error is logged once and thrown at nobody", async () => {
  const { sounds, logged, report, loading } = world()
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
    load: () => Promise.reject(new Error("not asked for")),
    hasGesture: () => false,
    onFirstGesture: () => {},
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
