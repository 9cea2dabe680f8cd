import { href } from "react-router"
import { useIsOpen } from "#app/lib/modules/use-is-open.ts"
import { Link } from "#app/ui/navigation/link.tsx"

/** Words for the person who stayed until help came. */
export function Afterward() {
  const takesReports = useIsOpen()({ to: href("/submit-reversal") })
  return (
    <section
      id="afterward"
      tabIndex={-1}
      aria-labelledby="afterward-heading"
      className="bg-green-100 py-[clamp(40px,5vw,80px)] outline-none print:hidden"
    >
      <div className="wrap grid max-w-[44em] gap-4 text-lead">
        <h2 id="afterward-heading" className="text-2">
          Afterward
        </h2>
        <p>You stayed. That was the hardest part, and it’s normal to shake now.</p>
        <p>
          Call or text{" "}
          <a href="tel:988" className="font-bold underline">
            988
          </a>
          , any hour, for yourself too.{" "}
          {takesReports && (
            <>
              When you’re ready,{" "}
              <Link to={href("/submit-reversal")} className="font-bold underline">
                tell us what happened
              </Link>
              . No name needed.
            </>
          )}
        </p>
        <p className="text-small">
          Nothing from these steps is sent anywhere. Your step and your sprays stay in this tab and end with
          it.
        </p>
      </div>
    </section>
  )
}
