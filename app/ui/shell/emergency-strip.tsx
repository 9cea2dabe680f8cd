import { CachedFragment } from "#app/lib/rendering/fragment-cache.tsx"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { EMERGENCY } from "./navigation.ts"

const TONES = {
  light: {
    strip: "on-dark bg-ink text-white",
    dot: "bg-siren-400",
    quiet: "text-gray-300",
    link: "text-siren-300",
  },
  dark: { strip: "bg-siren-400 text-ink [--focus:var(--color-ink)]", dot: "bg-ink", quiet: "", link: "" },
}

/** Emergency help at the top of every page. */
export function EmergencyStrip({ tone }: { tone: keyof typeof TONES }) {
  return (
    <CachedFragment name={`strip ${tone}`}>
      <Strip {...TONES[tone]} />
    </CachedFragment>
  )
}

function Strip({ strip, dot, quiet, link }: (typeof TONES)["light"]) {
  return (
    <section aria-label="Emergency" className={cn("print:hidden", strip)}>
      <div className="wrap flex min-h-11 items-center gap-x-3 text-small leading-tight max-phone:gap-x-2.5">
        <span aria-hidden="true" className={cn("live-dot size-3 flex-none rounded-full", dot)} />
        <p>
          <strong>Someone won’t wake up?</strong>{" "}
          <a href="tel:911" className="inline-block py-2.5 font-bold underline">
            Call 911
          </a>
          <span className={cn("max-[900px]:hidden", quiet)}> first. Then follow the steps.</span>
        </p>
        <a
          href={EMERGENCY}
          className={cn(
            "ml-auto inline-flex min-h-11 items-center gap-2 whitespace-nowrap font-bold underline",
            link,
          )}
        >
          <Icon name="ph:play-fill" />
          <span>
            <span className="max-phone:sr-only">Show me the </span>
            <span className="max-phone:inline-block max-phone:first-letter:uppercase">steps</span>
          </span>
        </a>
      </div>
    </section>
  )
}
