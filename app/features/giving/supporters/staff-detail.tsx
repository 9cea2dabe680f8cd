import type { DetailProps } from "#app/lib/staff/define-staff-list.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { formatCents } from "../money.ts"
import type { StaffSupporterPage } from "./staff-queries.ts"

/** One supporter's page: its words as visitors would read them, and the forms that show or hide it. */
export function SupporterPageDetail({
  detail,
  mayAct,
  result,
  listHref,
  message,
}: DetailProps<StaffSupporterPage>) {
  const { id, slug, name, title, story, goal_cents, review, note, changed_at, campaigns } = detail
  return (
    <StaffSheet className="grid gap-6 self-start p-[clamp(18px,2vw,28px)]">
      <Link to={listHref} className="justify-self-start underline min-[1180px]:hidden">
        Back to the list
      </Link>
      <h2 className="wrap-anywhere wdth-88 text-3 leading-tight">{title}</h2>
      {message}
      <p className="wrap-anywhere whitespace-pre-line">{story}</p>
      <p className="wrap-anywhere">
        {name} asks for {formatCents(goal_cents)} for {campaigns.title}, at /donate/with-{slug}.
      </p>
      {note && <p className="wrap-anywhere">Our last note: {note}</p>}
      {review === "shown" && (
        <Link to={`/donate/with-${slug}`} className="justify-self-start underline">
          Open the page
        </Link>
      )}
      {mayAct && review !== "shown" && (
        <Form intent="show" result={result}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="seen" value={changed_at} />
          <SubmitButton className="justify-self-start">Make it public</SubmitButton>
        </Form>
      )}
      {mayAct && review !== "hidden" && (
        <Form intent="hide" result={result} className="border-ink border-t-4 pt-5">
          <input type="hidden" name="id" value={id} />
          <TextArea name="note" label="What should change" hint="The owner reads this." maxLength={500} />
          <SubmitButton variant="white" className="justify-self-start">
            {review === "shown" ? "Hide it" : "Don’t show it"}
          </SubmitButton>
        </Form>
      )}
    </StaffSheet>
  )
}
