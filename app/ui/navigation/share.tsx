import { type MouseEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react"
import { NETWORKS, type ShareEvent, type ShareInput, shareLink } from "#app/lib/seo/share.ts"
import { createSharer, type SharingWindow } from "#app/lib/seo/share-popup.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"

interface ShareProps extends ShareInput {
  /** The networks with their own button; all others are under "More ways to share". */
  networks?: readonly string[]
  onOpen?: (network: string, url: string) => void
  onChange?: (network: string, url: string) => void
  onClose?: (network: string, url: string) => void
  className?: string
}

const DEFAULT_NETWORKS = ["whatsapp", "facebook", "twitter", "sms", "email"]

// These services no longer exist.
const DISCONTINUED = ["pocket", "skype", "stumbleupon"]

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

/** A row of share buttons. Without script they are links; with script they open a popup. */
export function Share({
  networks = DEFAULT_NETWORKS,
  onOpen,
  onChange,
  onClose,
  className,
  ...input
}: ShareProps) {
  const primary = networks.map(network => network.toLowerCase())
  const others = Object.keys(NETWORKS).filter(
    network => !primary.includes(network) && !DISCONTINUED.includes(network),
  )
  const share = useSharer(input, { open: onOpen, change: onChange, close: onClose })

  return (
    <div className={className}>
      <ul className="flex flex-wrap items-center gap-x-2.5 gap-y-3" aria-label="Share this page">
        {primary.map(network => (
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
          <DeviceShareButton {...input} />
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
    // If the popup is blocked, the link opens normally.
    if (isPlain && sharer?.share(network, input)) event.preventDefault()
  }
}

/** The device's share sheet, or the clipboard. Both need script. */
function DeviceShareButton({ url, title, description }: ShareInput) {
  const method = useSyncExternalStore(never, shareMethod, () => null)
  const [isCopied, setCopied] = useState(false)

  async function share() {
    try {
      if (method === "share") await navigator.share({ url, title, text: description })
      else await navigator.clipboard.writeText(url)
      setCopied(method === "copy")
    } catch {
      // The user closed the sheet, or the clipboard is blocked.
    }
  }

  return (
    <>
      <PushButton
        onClick={share}
        variant="air"
        size="sm"
        icon={method === "share" ? "ph:share-fat-fill" : isCopied ? "ph:check-bold" : "ph:link-bold"}
        className={`w-11 gap-0 px-0 text-[1.25rem] ${method ? "" : "invisible"}`}
      >
        <span className="sr-only">{method === "share" ? "More on this device" : "Copy link"}</span>
      </PushButton>
      <span role="status" className="sr-only">
        {isCopied && "Link copied"}
      </span>
    </>
  )
}

const never = () => () => {}

function shareMethod() {
  if (typeof navigator.share === "function") return "share"
  return navigator.clipboard ? "copy" : null
}

// A link that opens an app needs no new tab.
function tabFor(network: string) {
  return NETWORKS[network]?.startsWith("http") ? { target: "_blank", rel: "noopener" } : {}
}

function nameOf(network: string) {
  return NAMES[network] ?? network.charAt(0).toUpperCase() + network.slice(1)
}
