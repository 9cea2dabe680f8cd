import { useIsOpen } from "#app/lib/modules/use-is-open.ts"
import { CachedFragment } from "#app/lib/rendering/fragment-cache.tsx"
import { useSettings } from "#app/lib/rendering/settings.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { Narcat } from "#app/ui/brand/mascot.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { CrisisLines } from "./crisis-lines.tsx"
import { FOOTER_GROUPS, GET_CERTIFIED, LEGAL_LINKS } from "./navigation.ts"
import { SoundSwitch } from "./sound-switch.tsx"

export function SiteFooter({ tone }: { tone: "light" | "dark" }) {
  const { name = "", description = "" } = useSettings() ?? {}
  return (
    <CachedFragment name={`footer ${tone} ${name} ${description}`}>
      <Footer tone={tone} name={name} description={description} />
    </CachedFragment>
  )
}

interface FooterProps {
  tone: "light" | "dark"
  /** The organization's name. */
  name: string
  description: string
}

function Footer({ tone, name, description }: FooterProps) {
  const isOpen = useIsOpen()
  return (
    <footer className="relative mt-47.5 max-phone:mt-32 group-has-data-narcat-at-end/shell:mt-0 print:hidden">
      <Narcat
        pose="peek"
        alt=""
        isLazy
        className="absolute right-[clamp(20px,9vw,150px)] bottom-[calc(100%-3px)] w-[clamp(150px,17vw,238px)] group-has-data-narcat-at-end/shell:hidden"
      />
      <div
        className={cn(
          "on-dark relative pt-[clamp(48px,6vw,88px)] text-white",
          tone === "dark" ? "bg-green-950" : "bg-ink",
        )}
      >
        <div className="deferred-layout wrap">
          <div className="grid grid-cols-2 gap-x-8 gap-y-10 nav:grid-cols-[2.1fr_1fr_1.15fr_1fr_1.25fr]">
            <div className="max-nav:col-span-full">
              <p className="display mb-3.5 text-[clamp(1.9rem,2.7vw,2.6rem)] leading-[0.95] wdth-84">
                Anyone can do this.
              </p>
              <p className="mb-5.5 max-w-[36ch] text-gray-300">{description}</p>
              <PushButton to={GET_CERTIFIED} iconAfter="ph:arrow-right-bold">
                Get certified
              </PushButton>
            </div>
            {FOOTER_GROUPS.map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <h2 className={GROUP_TITLE}>{title}</h2>
                <ul>
                  {links.filter(isOpen).map(({ label, to }) => (
                    <li key={label}>
                      <Link to={to} className="inline-block py-1.25 no-underline hover:underline">
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
            <CrisisLines titleClass={GROUP_TITLE} />
          </div>
          <FittedHeadline
            as="p"
            isDecorative
            lines={[name]}
            measure={{ phone: 6, wide: 6 }}
            className="mt-[clamp(40px,6vw,80px)] text-green-400"
          />
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 pt-6.5 pb-8.5 text-gray-300 text-sm">
            <p>© {name}. Not medical advice. In an emergency call 911.</p>
            <ul className="flex flex-wrap items-center gap-x-5.5">
              {LEGAL_LINKS.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} className="inline-flex min-h-8 items-center underline decoration-1">
                    {label}
                  </Link>
                </li>
              ))}
              <li>
                <SoundSwitch />
              </li>
            </ul>
          </div>
        </div>
      </div>
    </footer>
  )
}

const GROUP_TITLE = "mb-3.5 font-bold font-text text-green-300 text-small leading-tight tracking-normal"
