import { type MouseEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react"
import { NETWORKS, type ShareEvent, type ShareInput, shareLink } from "#app/lib/seo/share.ts"
import { createSharer, type SharingWindow } from "#app/lib/seo/share-popup.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"

interface ShareProps extends ShareInput {
  /** The networks that get a key of their own; all others are behind "More ways". */
  networks?: readonly string[]
  onOpen?: (network: string, url: string) => void
  onChange?: (network: string, url: string) => void
  onClose?: (network: string, url: string) => void
  className?: string
}

const KEYS = ["whatsapp", "facebook", "twitter", "sms", "email"]

// Their addresses no longer answer.
const GONE = ["pocket", "skype", "stumbleupon"]

const ICONS: Record<string, string> = {
  email: "ph:envelope-simple-fill",
  facebook: "ph:facebook-logo-fill",
  linkedin: "ph:linkedin-logo-fill",
  messenger: "ph:messenger-logo-fill",
  pinterest: "ph:pinterest-logo-fill",
  reddit: "ph:reddit-logo-fill",
  sms: "ph:chat-circle-text-fill",
  telegram: "ph:telegram-logo-fill",
  twitter: "ph:x-logo-bold",
  whatsapp: "ph:whatsapp-logo-fill",
}

const NAMES: Record<string, string> = {
  email: "Email",
  hackernews: "Hacker News",
  line: "LINE",
  linkedin: "LinkedIn",
  odnoklassniki: "Odnoklassniki",
  sms: "Text message",
  twitter: "X",
  vk: "VK",
  whatsapp: "WhatsApp",
  wordpress: "WordPress",
}

/** A row of keys that share an address. Without script they are links; with it they open a small window. */
export function Share({ networks = KEYS, onOpen, onChange, onClose, className, ...input }: ShareProps) {
  const keys = networks.map(network => network.toLowerCase())
  const others = Object.keys(NETWORKS).filter(network => !keys.includes(network) && !GONE.includes(network))
  const share = useSharer(input, { open: onOpen, change: onChange, close: onClose })

  return (
    <div className={className}>
      <ul className="flex flex-wrap items-center gap-x-2.5 gap-y-3" aria-label="Share this page">
        {keys.map(network => (
          <li key={network}>
            <PushButton
              href={shareLink(network, input)}
              {...tabFor(network)}
              onClick={event => share(event, network)}
              variant="air"
              size="sm"
              icon={ICONS[network] ?? "ph:share-network-fill"}
              className={`share-network-${network} w-11 gap-0 px-0 text-[1.25rem]`}
            >
              <span className="sr-only">{nameOf(network)}</span>
            </PushButton>
          </li>
        ))}
        <li>
          <DeviceKey {...input} />
        </li>
      </ul>
      <details className="mt-4">
        <summary className="w-fit cursor-pointer font-semibold text-small underline underline-offset-4">
          More ways to share
        </summary>
        <ul className="mt-3 flex flex-wrap gap-x-5 text-small">
          {others.map(network => (
            <li key={network}>
              <a
                href={shareLink(network, input)}
                {...tabFor(network)}
                onClick={event => share(event, network)}
                className={`share-network-${network} inline-flex min-h-9 items-center gap-1.5 underline`}
              >
                {ICONS[network] && <Icon name={ICONS[network]} />}
                {nameOf(network)}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

function useSharer(
  input: ShareInput,
  listeners: Partial<Record<ShareEvent, (network: string, url: string) => void>>,
) {
  const latest = useRef(listeners)
  latest.current = listeners
  const sharer = useMemo(
    () =>
      typeof window === "undefined"
        ? null
        : createSharer(window as SharingWindow, (event, key, url) => latest.current[event]?.(key, url)),
    [],
  )
  useEffect(() => () => sharer?.stop(), [sharer])
  return (event: MouseEvent, network: string) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    // A blocked window leaves the click to the link itself.
    if (isPlain && sharer?.share(network, input)) event.preventDefault()
  }
}

/** What the device itself offers: its share sheet, or else the clipboard. Either needs script. */
function DeviceKey({ url, title, description }: ShareInput) {
  const canDo = useSyncExternalStore(never, deviceCan, () => null)
  const [isCopied, setCopied] = useState(false)

  async function act() {
    try {
      if (canDo === "share") await navigator.share({ url, title, text: description })
      else await navigator.clipboard.writeText(url)
      setCopied(canDo === "copy")
    } catch {
      // Closing the sheet is an answer, and a clipboard may be forbidden: the address bar has the link too.
    }
  }

  return (
    <>
      <PushButton
        onClick={act}
        variant="air"
        size="sm"
        icon={canDo === "share" ? "ph:share-fat-fill" : isCopied ? "ph:check-bold" : "ph:link-bold"}
        className={`w-11 gap-0 px-0 text-[1.25rem] ${canDo ? "" : "invisible"}`}
      >
        <span className="sr-only">{canDo === "share" ? "More on this device" : "Copy link"}</span>
      </PushButton>
      <span role="status" className="sr-only">
        {isCopied && "Link copied"}
      </span>
    </>
  )
}

const never = () => () => {}

function deviceCan() {
  if (typeof navigator.share === "function") return "share"
  return navigator.clipboard ? "copy" : null
}

// A link that opens an app leaves no tab behind.
function tabFor(network: string) {
  return NETWORKS[network]?.startsWith("http") ? { target: "_blank", rel: "noopener" } : {}
}

function nameOf(network: string) {
  return NAMES[network] ?? network.charAt(0).toUpperCase() + network.slice(1)
}
