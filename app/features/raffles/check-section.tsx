import { type ReactNode, useState } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { CheckKey, DrawCheck } from "./draw-checks.ts"
import { hashLabel } from "./labels.ts"

type Results = Partial<Record<CheckKey, string>>

interface Props {
  slug: string
  checks: readonly DrawCheck[]
  /** Whether winners have been drawn; before that, only rules and list can be checked. */
  isDrawn: boolean
}

/** Repeats the draw in the visitor's browser. The code for it is loaded when the visitor asks. */
export function CheckSection({ slug, checks, isDrawn }: Props) {
  const [results, setResults] = useState<Results | null>(null)
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle")

  async function check() {
    setState("busy")
    try {
      const { checkDraw } = await import("./check-draw.ts")
      setResults(await checkDraw(slug))
      setState("idle")
    } catch {
      setState("failed")
    }
  }

  return (
    <section id="check" aria-labelledby="check-heading" className="wrap py-section">
      <div className="mb-6 grid items-end gap-x-12 gap-y-4 column:grid-cols-[minmax(0,1.2fr)_auto]">
        <div className="grid gap-3.5">
          <h2 id="check-heading" className="wdth-74 text-1 uppercase leading-[0.86]">
            Don’t trust us. Check.
          </h2>
          <p className="max-w-[38em] text-lead">
            Your own browser can redo {isDrawn ? "the whole draw" : "the seal"} in a moment. It downloads the
            public list and sends nothing about you.
          </p>
        </div>
        <PushButton
          type="button"
          size="lg"
          icon="ph:arrows-clockwise-bold"
          busy={state === "busy"}
          onClick={check}
          className="noscript:hidden"
        >
          Check it in my browser
        </PushButton>
      </div>
      <ol className="border-ink border-t-4">
        {checks.map(item => (
          <CheckRow
            key={item.key}
            check={item}
            got={results?.[item.key] ?? null}
            isChecked={results !== null}
          />
        ))}
      </ol>
      <p role="status" className="mt-4 font-bold text-lead">
        {state === "failed" ? "We couldn’t load the list. Try again in a moment." : summary(checks, results)}
      </p>
      <p className="mt-4 flex flex-wrap gap-x-7 gap-y-2 font-bold">
        <Download href={`/raffles/${slug}/sealed.json`} name={`${slug}.json`}>
          Save the whole proof (JSON)
        </Download>
        <Download href="/check-raffle.mjs" name="check-raffle.mjs">
          The 60 lines of code that check it
        </Download>
      </p>
      <p className="mt-3 max-w-[70em]">
        Prefer your own tools? Run <code>node check-raffle.mjs {slug}.json</code>, or write your own: a leaf
        is SHA-256 of a zero byte and “number:code”, a node SHA-256 of a one byte and both nodes below it, and
        an odd node moves up. The seed is SHA-256 of root and random value. A ticket is picked by the first 8
        bytes of SHA-256 of seed and counter.
      </p>
    </section>
  )
}

function Download({ href, name, children }: { href: string; name: string; children: ReactNode }) {
  return (
    <a href={href} download={name} className="inline-flex items-center gap-2 underline">
      <Icon name="ph:download-simple-bold" />
      {children}
    </a>
  )
}

function summary(checks: readonly DrawCheck[], results: Results | null) {
  if (!results) return ""
  const wrong = checks.filter(({ key, posted }) => results[key] !== posted)
  if (wrong.length > 0)
    return `No match: ${wrong.map(({ title }) => title.toLowerCase()).join(", ")}. Please tell us.`
  return `All ${checks.length} match. ${results.pick ? "Your browser picked the same tickets we did." : "The list is the one we sealed."}`
}

function CheckRow({ check, got, isChecked }: { check: DrawCheck; got: string | null; isChecked: boolean }) {
  const { key, title, how, posted } = check
  const isMatch = got === posted
  const show = (value: string) => (key === "pick" ? value : hashLabel(value))
  return (
    <li className="grid items-center gap-x-[clamp(18px,2.6vw,40px)] gap-y-1.5 border-gray-300 border-b-[1.5px] py-4 column:grid-cols-[minmax(0,.72fr)_minmax(0,1.75fr)_130px]">
      <div>
        <h3 className="wdth-84 text-[1.6rem]">{title}</h3>
        <p>{how}</p>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-0.5 [&>dd]:wrap-anywhere [&>dd]:font-mono [&>dd]:text-small [&>dt]:text-gray-600 [&>dt]:text-small">
        <dt>We posted</dt>
        <dd>{show(posted)}</dd>
        <dt>You got</dt>
        <dd>{isChecked ? show(got ?? "Nothing") : "Not checked yet"}</dd>
      </dl>
      <p
        className={cn(
          "display wdth-92 inline-flex items-center gap-2 text-[1.25rem] column:justify-self-end",
          !isChecked && "text-gray-600",
          isChecked && (isMatch ? "text-green-700" : "text-siren-700"),
        )}
      >
        <Icon name={!isChecked ? "ph:clock-bold" : isMatch ? "ph:check-bold" : "ph:x-bold"} />
        {!isChecked ? "Waiting" : isMatch ? "Match" : "No match"}
      </p>
    </li>
  )
}
