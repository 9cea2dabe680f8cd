import { type ShareEvent, type ShareInput, shareLink } from "./share.ts"

const WIDTH = 626
const HEIGHT = 436
const POLL_MS = 500

// It keeps its opener: only an opener may close it again.
type Popup = Pick<Window, "close" | "closed" | "focus">

/** As much of a browser's window as sharing needs. */
export interface SharingWindow {
  outerWidth: number
  outerHeight: number
  screenX: number
  screenY: number
  navigator: { userAgent: string }
  open(link: string, name: string, features?: string): Popup | null
  setInterval(act: () => void, ms: number): number
  clearInterval(timer: number): void
}

type Tell = (event: ShareEvent, key: string, url: string) => void

/** Opens share windows one at a time and watches the open one. */
export function createSharer(browser: SharingWindow, tell: Tell) {
  let popup: Popup | null = null
  let timer: number | undefined

  function stopWatching() {
    browser.clearInterval(timer!)
    timer = undefined
    popup = null
  }

  return {
    /** True when the browser has taken it from here; false when it blocked the window. */
    share(network: string, input: ShareInput): boolean {
      const key = network.toLowerCase()
      const link = shareLink(key, input, browser.navigator.userAgent)
      if (!link.startsWith("http")) {
        browser.open(link, "_blank")
        tell("open", key, input.url)
        return true
      }
      if (popup && timer !== undefined) {
        popup.close()
        stopWatching()
        tell("change", key, input.url)
      }
      const opened = browser.open(link, `sharer-${key}`, features(browser))
      if (!opened) return false
      opened.focus()
      popup = opened
      timer = browser.setInterval(() => {
        if (!opened.closed) return
        stopWatching()
        tell("close", key, input.url)
      }, POLL_MS)
      tell("open", key, input.url)
      return true
    },
    /** When the page with the share keys goes away: its window may stay, nobody watches it. */
    stop() {
      if (timer !== undefined) stopWatching()
    },
  }
}

/** In the middle of our own window, whichever screen that is on. Outer sizes do not change with the zoom. */
function features({ outerWidth, outerHeight, screenX, screenY }: SharingWindow): string {
  const left = Math.round(screenX + (outerWidth - WIDTH) / 2)
  const top = Math.round(screenY + (outerHeight - HEIGHT) / 2)
  return `,height=${HEIGHT},width=${WIDTH},left=${left},top=${top},screenX=${left},screenY=${top}`
}
