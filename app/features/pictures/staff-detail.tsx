import type { ReactNode } from "react"
import { ALT_MAX_LENGTH, CONSENT_MAX_LENGTH, CREDIT_MAX_LENGTH } from "#app/lib/pictures/picture.ts"
import type { DetailProps } from "#app/lib/staff/define-staff-list.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { ALT_HINT } from "#app/ui/pictures/file-details.tsx"
import { OfficeTime, useOfficeTimes } from "#app/ui/staff/office-time.tsx"
import { StaffSheet, TrashForm } from "#app/ui/staff/staff-layout.tsx"
import { FocalPointField } from "./focal-point-field.tsx"
import { type PictureDetail, type StoredPicture, TRASH_RULE } from "./queries.ts"
import { UploadForm } from "./upload-form.tsx"

/** The record of a picture, or the form for new ones. */
export function StaffDetail({ detail, message, result, listHref }: DetailProps<PictureDetail>) {
  const resultFor = (intent: string) => (result?.intent === intent ? result : {})
  return (
    <StaffSheet className="grid gap-6 self-start p-[clamp(18px,2vw,28px)]">
      <Link to={listHref} className="justify-self-start underline min-[1180px]:hidden">
        Back to the list
      </Link>
      {detail.picture ? (
        <>
          <h2 className="wrap-anywhere wdth-88 text-3 leading-tight">{detail.picture.alt}</h2>
          {message}
          <DescriptionForm detail={detail} result={resultFor("save")} />
          <Section title="Press kit">
            <PressForm picture={detail.picture} result={resultFor("press")} />
          </Section>
          <Section title="Where it is used">
            <Uses uses={detail.uses} />
          </Section>
          <Removal picture={detail.picture} />
        </>
      ) : (
        <>
          <h2 className="wdth-88 text-3 leading-tight">Add pictures</h2>
          {message}
          <UploadForm result={resultFor("add")} />
        </>
      )}
    </StaffSheet>
  )
}

type FormResult = Parameters<typeof Form>[0]["result"]

function DescriptionForm({ detail, result }: { detail: StoredPicture; result: FormResult }) {
  const { picture, uploadedBy } = detail
  const { consent_note, consent_until } = picture.picture_records
  return (
    <Form intent="save" result={result}>
      <FocalPointField picture={picture} />
      <TextField
        name="alt"
        label="What the picture shows"
        hint={ALT_HINT}
        maxLength={ALT_MAX_LENGTH}
        defaultValue={picture.alt}
      />
      <TextField
        name="credit"
        label="Credit"
        hint="The photographer or artist, shown beside the picture."
        optional
        maxLength={CREDIT_MAX_LENGTH}
        defaultValue={picture.credit ?? ""}
      />
      <TextField
        name="consent_note"
        label="Consent of the people in it"
        hint="Who agreed, and where that is filed. Only staff see it."
        optional
        maxLength={CONSENT_MAX_LENGTH}
        defaultValue={consent_note ?? ""}
      />
      <TextField
        name="consent_until"
        type="date"
        label="The consent ends on"
        optional
        defaultValue={consent_until ?? ""}
      />
      <p className="text-gray-600 text-small">
        {picture.width} by {picture.height} pixels, added{" "}
        <OfficeTime at={picture.created_at} show="longDay" />
        {uploadedBy && ` by ${uploadedBy}`}
      </p>
      <SubmitButton className="justify-self-start">Save</SubmitButton>
    </Form>
  )
}

function PressForm({ picture, result }: { picture: StoredPicture["picture"]; result: FormResult }) {
  const approved = picture.press_pictures?.approved_at
  const times = useOfficeTimes()
  return (
    <Form intent="press" result={result}>
      <p>
        {approved
          ? `Reporters may print it since ${times.longDay(approved)}. The press page leaves it out when its credit is missing or its consent has ended.`
          : "Approve it if everyone in it agreed to be in the news. Reporters can then download it, with its credit."}
      </p>
      <input type="hidden" name="press" value={approved ? "no" : "yes"} />
      <SubmitButton variant="white" className="justify-self-start">
        {approved ? "Take it out of the press kit" : "Approve for the press"}
      </SubmitButton>
    </Form>
  )
}

/** The staff page of each kind of record that shows pictures. */
const PLACES: Readonly<Record<string, { label: string; path: string }>> = {
  article_pictures: { label: "Article", path: "/staff/articles" },
  articles: { label: "Article", path: "/staff/articles" },
  chapters: { label: "Chapter", path: "/staff/chapters" },
  events: { label: "Event", path: "/staff/events" },
  raffles: { label: "Raffle", path: "/staff/raffles" },
  state_looks: { label: "Background", path: "/staff/state-looks" },
  team_members: { label: "Team member", path: "/staff/team" },
}

function Uses({ uses }: Pick<StoredPicture, "uses">) {
  if (uses.length === 0) return <p>No page shows it.</p>
  return (
    <ul className="grid gap-1">
      {uses.map(({ table, id, name }) => {
        const place = PLACES[table]
        return (
          <li key={id ?? table} className="wrap-anywhere">
            {place ? (
              <>
                {place.label}:{" "}
                <Link
                  to={[place.path, id].filter(Boolean).join("/")}
                  className="inline-flex min-h-8 items-center underline"
                >
                  {name ?? "members of a state"}
                </Link>
              </>
            ) : (
              "The press kit"
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The trash, and the way for a picture that must be gone at once, such as when a consent is withdrawn. */
function Removal({ picture }: Pick<StoredPicture, "picture">) {
  return (
    <>
      <TrashForm rule={TRASH_RULE} />
      <details>
        <summary className="min-h-8 cursor-pointer font-bold text-siren-700 underline">
          Delete it for good
        </summary>
        <Form intent="delete" result={{}} action="/staff/pictures" className="pt-4">
          <input type="hidden" name="id" value={picture.id} />
          <p>
            From the trash its files can still be opened at their addresses for 30 days. When someone takes
            back their consent, delete it here: its files are gone at once, and nobody can restore it.
          </p>
          <SubmitButton variant="siren" className="justify-self-start">
            Delete
          </SubmitButton>
        </Form>
      </details>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-ink border-t-[2.5px] pt-4">
      <h3 className="font-bold text-lead">{title}</h3>
      {children}
    </section>
  )
}
