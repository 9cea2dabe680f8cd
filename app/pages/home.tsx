import { publicPage } from "#app/lib/public-page.ts"
import { pageMeta, rootData } from "#app/lib/seo.ts"
import { useSettings } from "#app/lib/settings.ts"
import { SiteHeader } from "#app/ui/frame.tsx"
import type { Route } from "./+types/home"

export const headers = publicPage

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ path: "/" }, rootData(matches))
}

export default function HomePage() {
  const settings = useSettings()
  return (
    <div className="overflow-x-clip bg-green-400">
      <SiteHeader />
      <main className="wrap grid items-center gap-x-12 gap-y-8 pt-4 pb-0 md:grid-cols-[7fr_5fr]">
        <div className="pb-12 md:pb-28">
          <h1 className="display text-1 uppercase leading-[0.88] [font-stretch:74%]">{settings?.tagline}</h1>
          <p className="mt-8 max-w-[46ch] text-lead leading-[1.42]">{settings?.description}</p>
        </div>
        <img
          src="/mascot/narcat-waving.svg"
          width="436"
          height="480"
          alt="Narcat, an orange cat in a green bandana with a blue pouch, waves hello."
          className="mx-auto h-auto w-3/4 max-w-125 self-end md:w-full"
        />
      </main>
    </div>
  )
}
