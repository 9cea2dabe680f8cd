import type { DetailProps } from "#app/lib/staff/define-staff-list.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import { StaffSheet, StatusBadge } from "#app/ui/staff/staff-layout.tsx"
import { ColumnForm } from "./column-form.tsx"
import type { StaffImportRecord } from "./queries.ts"
import { RowLines } from "./row-lines.tsx"
import { countRows, countSentence, keptReason, rowProblem, STATUS_LABELS, undoSentence } from "./sentences.ts"

/** One file: what it will do or did, its errors, and the buttons to import it or undo it. */
export function StaffDetail({ detail, mayAct, message, listHref, result }: DetailProps<StaffImportRecord>) {
  const { list, file_name, status, rows } = detail
  const counts = countRows(rows)
  return (
    <StaffSheet className="grid gap-6 self-start p-[clamp(18px,2vw,28px)]">
      <div className="grid gap-3">
        <Link to={listHref} className="justify-self-start underline min-[1180px]:hidden">
          Back to the list
        </Link>
        <div className="flex items-start justify-between gap-4">
          <h2 className="wrap-anywhere wdth-88 text-3 leading-tight">{file_name}</h2>
          <StatusBadge className="flex-none" status={STATUS_LABELS[status]} />
        </div>
        <Link to={`/staff/${list}`} className="justify-self-start underline">
          Open the list it belongs to
        </Link>
      </div>
      {message}
      {rows.length === 0 ? (
        <p>Its rows were removed after 90 days, so it can no longer be undone.</p>
      ) : (
        <p className="text-lead">{countSentence(counts)}</p>
      )}
      {mayAct && status === "checked" && counts.new + counts.changed > 0 && (
        <ImportButton count={counts.new + counts.changed} wrong={counts.wrong} />
      )}
      {status === "imported" && rows.length > 0 && (
        <UndoPart detail={detail} counts={counts} mayAct={mayAct} />
      )}
      {status === "undone" && <UndonePart detail={detail} counts={counts} />}
      {counts.wrong > 0 && <Problems detail={detail} />}
      {mayAct && status === "checked" && (
        <ColumnForm detail={detail} result={result?.intent === "check" ? result : {}} />
      )}
    </StaffSheet>
  )
}

function ImportButton({ count, wrong }: { count: number; wrong: number }) {
  return (
    <Form intent="import" result={{}}>
      <p>
        {wrong === 0
          ? "All of it is imported at once, or nothing."
          : "Rows with errors are left out. The others are imported at once, or none of them."}{" "}
        You can undo it while nobody has edited the records.
      </p>
      <SubmitButton className="justify-self-start">
        {count === 1 ? "Import one row" : `Import ${count} rows`}
      </SubmitButton>
    </Form>
  )
}

interface PartProps {
  detail: StaffImportRecord
  counts: ReturnType<typeof countRows>
}

function UndoPart({ detail: { imported_at, kept }, counts, mayAct }: PartProps & { mayAct: boolean }) {
  const canUndo = counts.new + counts.changed > kept.length
  return (
    <section className="grid gap-4">
      <p>
        Imported on <OfficeTime at={imported_at!} />.
      </p>
      <p>
        {canUndo
          ? undoSentence(counts, kept.length)
          : "It can’t be undone: every record was edited or deleted since."}
      </p>
      <RowLines
        title="Edited since"
        lines={kept.map(({ row_number, undo }) => ({ row: row_number, text: keptReason(undo) }))}
      />
      {mayAct && canUndo && (
        <Form intent="undo" result={{}}>
          <SubmitButton variant="white" icon="ph:arrow-u-up-left-bold" className="justify-self-start">
            Undo this import
          </SubmitButton>
        </Form>
      )}
    </section>
  )
}

function UndonePart({ detail: { undone_at, rows }, counts: { undone } }: PartProps) {
  const kept = rows.flatMap(({ row_number, undo }) => {
    const text = keptReason(undo)
    return text ? [{ row: row_number, text }] : []
  })
  return (
    <section className="grid gap-4">
      <p>
        Undone on <OfficeTime at={undone_at!} />: {undone === 1 ? "one record" : `${undone} records`}.
      </p>
      <RowLines title="Not undone" lines={kept} />
    </section>
  )
}

function Problems({ detail: { id, rows } }: Pick<PartProps, "detail">) {
  const lines = rows.flatMap(row => {
    const text = rowProblem(row)
    return text ? [{ row: row.row_number, text }] : []
  })
  return (
    <section className="grid gap-3">
      <RowLines title="Rows with errors" lines={lines} />
      <p>
        <a href={`/staff/imports/${id}/errors.csv`} download className="underline">
          Download these rows
        </a>{" "}
        with a column that says what is wrong. Correct them there and import that file.
      </p>
    </section>
  )
}
