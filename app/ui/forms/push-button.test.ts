import { beforeEach, expect, test, vi } from "vitest"

interface HowlOptions {
  src: string[]
  volume?: number
  loop?: boolean
  onload?(): void
}

const opened: HowlOptions[] = []
const howler = { html5PoolSize: 0, autoSuspend: false, usingWebAudio: false }

vi.mock("howler", () => ({
  Howler: howler,
  Howl: class {
    constructor(options: HowlOptions) {
      opened.push(options)
      queueMicrotask(() => options.onload?.())
    }
    play() {}
  },
}))

beforeEach(() => {
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } })
  vi.stubGlobal("location", { pathname: "/about" })
})

async function use(disabled: boolean) {
  const { PushButton } = await import("./push-button.tsx")
  const { props } = PushButton({ disabled, children: "Send" })
  props.onPointerEnter({ pointerType: "mouse" })
  props.onClick({ preventDefault() {} })
}

test("a disabled button is silent; others play the hover and the click sound", async () => {
  await use(true)
  await new Promise(resolve => setImmediate(resolve))
  expect(opened).toEqual([])
  await use(false)
  await vi.waitUntil(() => opened.length === 2)
  expect(opened.map(({ src, volume, loop }) => ({ src, volume, loop }))).toEqual([
    { src: ["/hover.mp3"], volume: 0.25, loop: false },
    { src: ["/click.mp3"], volume: undefined, loop: false },
  ])
  expect(howler).toEqual({ html5PoolSize: 10, autoSuspend: true, usingWebAudio: false })
})
