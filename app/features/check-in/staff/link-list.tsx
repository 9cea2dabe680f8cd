import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { zonedTime } from "#supabase/functions/_shared/messages/calendar/zoned-time.ts"
import type { DateForStaff } from "./queries.ts"

type Link = DateForStaff["links"][number]

/** The links of a date: those that work, then those that have ended. */
export function StaffLinkList({ links, timeZone }: { links: readonly Link[]; timeZone: string }) {
  const open = links.filter(({ ended_at }) => !ended_at)
  const ended = links.filter(({ ended_at }) => ended_at)
  return (
    <>
      {open.length > 0 && (
        <ul className="grid gap-3">
          {open.map(link => (
            <li key={link.id} className="flex flex-wrap items-center justify-between gap-3">
              <LinkLine link={link} timeZone={timeZone} />
              <Form intent="revoke">
                <input type="hidden" name="link" value={link.id} />
                <SubmitButton size="sm" variant="white" aria-label={`End the link ${link.label}`}>
                  End the link
                </SubmitButton>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {ended.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-bold">
            {ended.length === 1 ? "1 link has ended" : `${ended.length} links have ended`}
          </summary>
          <ul className="mt-2 grid gap-3">
            {ended.map(link => (
              <li key={link.id}>
                <LinkLine link={link} timeZone={timeZone} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function LinkLine({ link, timeZone }: { link: Link; timeZone: string }) {
  const { label, created_at, created_by_name, last_used_at, ended_at, ended_by_name, check_ins } = link
  const at = (moment: string) => shortTime(moment, timeZone)
  return (
    <p>
      <b className="block">{label}</b>
      <span className="block text-small">
        {check_ins === 1 ? "1 check-in" : `${check_ins} check-ins`}.{" "}
        {last_used_at ? `Last used ${at(last_used_at)}.` : "Not used yet."}
      </span>
      <span className="block text-gray-600 text-small">
        Created {at(created_at)}
        {by(created_by_name)}
        {ended_at && `, ended ${at(ended_at)}${by(ended_by_name)}`}
      </span>
    </p>
  )
}

function by(name: string | null) {
  return name ? ` by ${name}` : ""
}

export function shortTime(moment: string, timeZone: string) {
  const { month, day, time } = zonedTime(moment, timeZone)
  return `${month} ${day}, ${time}`
}
