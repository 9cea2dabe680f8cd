import { type ShareEvent, type ShareInput, shareLink } from "./share.ts"

const WIDTH = 626
const HEIGHT = 436
const POLL_MS = 500

// The window keeps its opener, because only the opener can close it.
type Popup = Pick<Window, "close" | "closed" | "focus">

/** The part of `window` that sharing uses. */
export interface SharingWindow {
  outerWidth: number
  outerHeight: number
  screenX: number
  screenY: number
  navigator: { userAgent: string }
  open(link: string, name: string, features?: string): Popup | null
  setInterval(callback: () => void, ms: number): number
  clearInterval(timer: number): void
}

type OnShareEvent = (event: ShareEvent, key: string, url: string) => void

/** Opens one share window at a time and polls whether it is closed. */
export function createSharer(browser: SharingWindow, onEvent: OnShareEvent) {
  let popup: Popup | null = null
  let timer: number | undefined

  function stopPolling() {
    browser.clearInterval(timer!)
    timer = undefined
    popup = null
  }

  return {
    /** False if the browser blocked the window. */
    share(network: string, input: ShareInput): boolean {
      const key = network.toLowerCase()
      const link = shareLink(key, input, browser.navigator.userAgent)
      if (!link.startsWith("http")) {
        browser.open(link, "_blank")
        onEvent("open", key, input.url)
        return true
      }
      if (popup && timer !== undefined) {
        popup.close()
        stopPolling()
        onEvent("change", key, input.url)
      }
      const opened = browser.open(link, `sharer-${key}`, features(browser))
      if (!opened) return false
      opened.focus()
      popup = opened
      timer = browser.setInterval(() => {
        if (!opened.closed) return
        stopPolling()
        onEvent("close", key, input.url)
      }, POLL_MS)
      onEvent("open", key, input.url)
      return true
    },
    /** On unmount: the window may stay open, but polling ends. */
    stop() {
      if (timer !== undefined) stopPolling()
    },
  }
}

/** Centers the popup on our window, on any screen. Outer sizes do not change with the zoom. */
function features({ outerWidth, outerHeight, screenX, screenY }: SharingWindow): string {
  const left = Math.round(screenX + (outerWidth - WIDTH) / 2)
  const top = Math.round(screenY + (outerHeight - HEIGHT) / 2)
  return `,height=${HEIGHT},width=${WIDTH},left=${left},top=${top},screenX=${left},screenY=${top}`
}
