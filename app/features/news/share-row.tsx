import { href } from "react-router"
import { Link } from "#app/ui/navigation/link.tsx"
import { Share } from "#app/ui/navigation/share.tsx"
import type { ArticleKind } from "./queries.ts"

interface Props {
  kind: ArticleKind
  url: string
  title: string
  summary: string
}

/** The end of an article that has no lines to tear off: how to share it, and where reporters find more. */
export function ShareRow({ kind, url, title, summary }: Props) {
  return (
    <section aria-label="Share" className="wrap pt-[clamp(48px,6vw,84px)]">
      <div className="flex flex-wrap items-center justify-between gap-x-7 gap-y-4 rounded-panel bg-green-100 p-[clamp(20px,2.4vw,34px)]">
        <p className="max-w-[34em] text-lead leading-[1.42]">
          {kind === "press" ? (
            <>
              Writing about it? Logos, pictures and a fact sheet with today’s numbers are in our{" "}
              <Link to={`${href("/news/press")}#kit`} className="font-bold underline">
                press kit
              </Link>
              .
            </>
          ) : (
            "Know someone who should read this? Send it to them."
          )}
        </p>
        <Share url={url} title={title} description={summary} networks={["whatsapp", "facebook", "email"]} />
      </div>
    </section>
  )
}
