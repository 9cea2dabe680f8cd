import { Checkbox } from "#app/ui/forms/choice.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { Act, Question, TakeHome } from "../schema.ts"
import { TAKE_HOME_ARTS, type TakeHomeArt } from "../take-home-arts.ts"
import { rowCount, rowField } from "./rows.ts"

/** What people are asked when they register: the stored questions and two empty rows. */
export function QuestionFields({ questions }: { questions: readonly Question[] }) {
  const rows = Array.from({ length: rowCount(questions.length) }, (_, index) => questions[index])
  return (
    <>
      <p className="text-gray-600 text-small">
        Ask only what you need. To remove a question, empty it. Save to get more rows.
      </p>
      {rows.map((question, index) => {
        const field = (column: string) => rowField("questions", index, column)
        return (
          <div key={question?.key ?? index} className="grid gap-2">
            {question && <input type="hidden" name={field("key")} value={question.key} />}
            <TextField
              name={field("label")}
              label={`Question ${index + 1}`}
              optional
              defaultValue={question?.label ?? ""}
            />
            <Checkbox
              name={field("is_required")}
              label={`Question ${index + 1} needs an answer`}
              defaultChecked={question?.is_required ?? false}
            />
          </div>
        )
      })}
    </>
  )
}

/** The order of the evening: the stored rows and two empty ones. */
export function LineUpFields({ acts }: { acts: readonly Act[] }) {
  const rows = Array.from({ length: rowCount(acts.length) }, (_, index) => acts[index])
  return (
    <>
      <p className="text-gray-600 text-small">To remove a row, empty it. Save to get more rows.</p>
      {rows.map((act, index) => {
        const field = (column: string) => rowField("line_up", index, column)
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other identity.
            key={index}
            className="grid items-start gap-3 phone:grid-cols-[7rem_1fr]"
          >
            <TextField name={field("at")} label={`Time ${index + 1}`} optional defaultValue={act?.at ?? ""} />
            <TextField
              name={field("name")}
              label={`Name ${index + 1}`}
              optional
              defaultValue={act?.name ?? ""}
            />
            <TextField
              name={field("text")}
              label={`What happens ${index + 1}`}
              optional
              defaultValue={act?.text ?? ""}
              className="phone:col-span-2"
            />
          </div>
        )
      })}
    </>
  )
}

const ART_LABELS: Record<TakeHomeArt, string> = {
  spray: "Nasal spray",
  sticker: "Sticker",
  narcat: "Narcat",
  certificate: "Certificate",
  bag: "Backpack",
}

/** What people walk out with: the stored rows and two empty ones. */
export function TakeHomeFields({ things }: { things: readonly TakeHome[] }) {
  const rows = Array.from({ length: rowCount(things.length) }, (_, index) => things[index])
  return (
    <>
      <p className="text-gray-600 text-small">Three fit in one line. To remove a row, empty it.</p>
      {rows.map((thing, index) => {
        const field = (column: string) => rowField("take_home", index, column)
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other identity.
            key={index}
            className="grid items-start gap-3 phone:grid-cols-[1fr_11rem]"
          >
            <TextField
              name={field("name")}
              label={`Thing ${index + 1}`}
              optional
              defaultValue={thing?.name ?? ""}
            />
            <SelectField
              name={field("art")}
              label={`Drawing ${index + 1}`}
              defaultValue={thing?.art ?? TAKE_HOME_ARTS[index % TAKE_HOME_ARTS.length]!}
              options={TAKE_HOME_ARTS.map(value => ({ value, label: ART_LABELS[value] }))}
            />
            <TextField
              name={field("text")}
              label={`About thing ${index + 1}`}
              optional
              defaultValue={thing?.text ?? ""}
              className="phone:col-span-2"
            />
          </div>
        )
      })}
    </>
  )
}
