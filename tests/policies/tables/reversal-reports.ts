import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  fixture: {
    rows: { one: report(1, "survived"), another: report(2, "died") },
    inserts: { "past the checks": report(101, "survived") },
    moves: { accepted: { row: "one", set: { status: "accepted" } } },
  },
  hiddenFromGuardians: true,
  definerFunctions: {
    "private.submit_reversal(report jsonb, key uuid)":
      "visitors store a report, without details about people and among others that are written with it",
    "private.mix_reversal_reports()": "a job deletes what is old and writes every row again in random order",
    "private.review_reversal(report uuid, verdict reversal_status)":
      "outreach accepts or sets aside a report",
    "private.review_reversal_story(report uuid, keeps boolean)": "outreach releases or deletes a story",
    "private.mark_reversal_repeat(report uuid, original uuid)":
      "outreach says that two reports are the same event, so that one of them counts",
    "private.mark_reversals_distinct(reports uuid[])": "outreach says that reports are different events",
    "private.compare_reversal_again(report uuid)": "outreach takes either back",
    "private.count_reversal_reports()":
      "a job adds accepted reports, and who helped, to the public numbers, more than ten at a time",
  },
}

function report(number: number, outcome: string): Row {
  return { id: uuid(number), grain: "earlier", doses: "2", outcome }
}
