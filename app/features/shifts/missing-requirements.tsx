import { href } from "react-router"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { BoardShift } from "./queries.ts"

type Requirement = DbEnum<"shift_requirement">

const WAYS: Record<Exclude<Requirement, "age" | "course">, { text: string; link: string; to: string }> = {
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

/** What members get once for all shifts, and how a shift names it. */
const ONCE: Partial<Record<Requirement, string>> = {
  volunteer: "you’re a volunteer",
  consent: "a guardian agrees",
  waiver: "you’ve signed the waiver",
}

/** What the member lacks for more than one shift, said once above all of them. */
export function CommonRequirements({ shifts }: { shifts: readonly BoardShift[] }) {
  const [first] = shifts
  const needs = [...new Set(shifts.flatMap(({ missing }) => missing))].filter(need => ONCE[need])
  if (!first || needs.length === 0) return null
  return (
    <Callout tone="warm" title="Before you can take a shift">
      <Ways needs={needs} shift={first} />
    </Callout>
  )
}

/** What the member lacks for a shift, and how to get what only this shift needs. */
export function MissingRequirements({ shift }: { shift: BoardShift }) {
  const once = shift.missing.flatMap(need => ONCE[need] ?? [])
  const own = shift.missing.filter(need => !ONCE[need])
  if (own.length === 0) return <p>You can take it once {once.join(" and ")}.</p>
  return (
    <Callout tone="warm" title="Before you can take this shift">
      <Ways needs={own} shift={shift} />
    </Callout>
  )
}

function Ways({ needs, shift }: { needs: readonly Requirement[]; shift: BoardShift }) {
  return (
    <ul className="grid gap-1">
      {needs.map(need => (
        <li key={need}>
          <Way {...{ need, shift }} />
        </li>
      ))}
    </ul>
  )
}

function Way({ need, shift }: { need: Requirement; shift: BoardShift }) {
  if (need === "age") return `It’s for people ${shift.minimum_age} and older.`
  const { text, link, to } = need === "course" ? courseWay(shift) : WAYS[need]
  return (
    <>
      {text}{" "}
      <Link to={to} className="font-bold underline">
        {link}
      </Link>
      .
    </>
  )
}

function courseWay({ course_title, course_slug }: BoardShift) {
  return {
    text: "You need to pass a course first.",
    link: course_title ?? "See the courses",
    to: course_slug ? href("/courses/:id", { id: course_slug }) : href("/courses"),
  }
}
