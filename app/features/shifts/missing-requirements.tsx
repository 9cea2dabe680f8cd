import { href } from "react-router"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { Link } from "#app/ui/navigation/link.tsx"

type Requirement = DbEnum<"shift_requirement">

const WAYS: Record<Exclude<Requirement, "age">, { text: string; link: string; to: string }> = {
  volunteer: {
    text: "You’re not a volunteer yet.",
    link: "Apply, or see where your application is",
    to: `${href("/get-involved/volunteer")}#apply`,
  },
  consent: {
    text: "A guardian has to agree to events.",
    link: "Ask yours",
    to: href("/me/guardians"),
  },
  certificate: {
    text: "You need a certificate that is valid on that day.",
    link: "Get certified",
    to: href("/get-certified"),
  },
  waiver: {
    text: "The waiver isn’t signed.",
    link: "Read and sign it",
    to: href("/me/volunteering/waiver"),
  },
  screening: {
    text: "You need a screening that is valid on that day.",
    link: "Ask us for one",
    to: href("/about/contact"),
  },
}

interface Props {
  missing: readonly Requirement[]
  minimumAge: number | null
}

/** What the member lacks for a shift, and how to get it. */
export function MissingRequirements({ missing, minimumAge }: Props) {
  return (
    <Callout tone="warm" title="Before you can take this shift">
      <ul className="grid gap-1">
        {missing.map(need => (
          <li key={need}>
            {need === "age" ? (
              `It’s for people ${minimumAge} and older.`
            ) : (
              <>
                {WAYS[need].text}{" "}
                <Link to={WAYS[need].to} className="font-bold underline">
                  {WAYS[need].link}
                </Link>
                .
              </>
            )}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
