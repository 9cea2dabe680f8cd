import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import { StatusBadge } from "#app/ui/staff/staff-layout.tsx"
import { importForStaff, importRows } from "./queries.ts"
import { STATUS_LABELS } from "./sentences.ts"
import { StaffDetail } from "./staff-detail.tsx"
import { UploadForm, type UploadOptions } from "./upload-form.tsx"

/** Files that were imported into lists, newest first. */
export const staffPage = defineStaffList({
  path: "/staff/imports",
  title: "Imports",
  description: "Import records from a spreadsheet, and undo an import.",
  navigation: { area: "Office", label: "Imports", icon: "ph:table-bold" },
  roles: ["editor", "events", "finance"],
  tiles: [],
  messages: {
    checked: { text: "Checked. Nothing is imported yet: read below what will happen.", tone: "info" },
    columns: { text: "Choose below which column has what. Nothing is imported yet.", tone: "info" },
    imported: { text: "Imported. You can undo it while nobody has edited the records.", tone: "good" },
    undone: { text: "The import is undone.", tone: "good" },
    kept: {
      text: "Nothing was undone: every record was edited since, or is needed elsewhere.",
      tone: "warm",
    },
    refused: {
      text: "Nothing was imported: the list has changed since the check. Check the file again.",
      tone: "warm",
    },
    "not-open": { text: "Someone has already done that, or no row can be imported.", tone: "warm" },
  },
  views: [{ value: "all", label: "All" }],
  order: { column: "created_at", type: "time", ascending: false, idPattern: /^[0-9a-f-]{36}$/ },
  rows: importRows,
  idOf: row => row.id,
  nameOf: row => row.file_name,
  empty: () => "No file has been imported yet.",
  columns: [
    {
      key: "file",
      label: "File",
      cell: ({ file_name, list }, { href }) => (
        <>
          <Link to={href} className="wrap-anywhere underline">
            {file_name}
          </Link>
          <small className="block font-normal text-gray-600 text-small">{listTitle(list)}</small>
        </>
      ),
      // A file may be named after a person.
      csv: ({ list }) => listTitle(list),
      personalCsv: ({ file_name, list }) => `${file_name}: ${listTitle(list)}`,
    },
    {
      key: "status",
      label: "Status",
      cell: ({ status }) => <StatusBadge status={STATUS_LABELS[status]} />,
      csv: ({ status }) => STATUS_LABELS[status],
    },
    {
      key: "uploaded",
      label: "Uploaded",
      cell: ({ created_at, importer_name }) => (
        <>
          <span className="whitespace-nowrap">
            <OfficeTime at={created_at} show="day" />
          </span>
          <small className="block font-normal text-gray-600 text-small">
            {importer_name ?? "A colleague"}
          </small>
        </>
      ),
      csv: ({ created_at }) => created_at.slice(0, 10),
    },
  ],
  detail: { load: importForStaff, View: StaffDetail },
  // The loader of the page fills in the lists.
  extra: { load: (): Promise<UploadOptions> => Promise.resolve({ lists: [], chosen: "" }), View: UploadForm },
})

function listTitle(list: string) {
  return list.replaceAll("-", " ").replace(/^./, first => first.toUpperCase())
}
