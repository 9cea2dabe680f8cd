import { uuid } from "../access/actors.ts"
import type { Row, TableRegistration } from "../access/policy-fixtures.ts"

export const table: TableRegistration = {
  staysSmall: "outreach sends a few issues a month",
  fixture: {
    rows: { sent: issue(2), another: issue(3) },
    inserts: { "a draft": issue(1) },
  },
  isBroadcast: true,
}

function issue(number: number): Row {
  return {
    ...{
      id: uuid(number),
      article_id: uuid(1),
      topic: "guidance",
      subject: `Issue ${number}`,
      note: "Hello.",
    },
    ...{ title: "An article", summary: "An article that exists only for tests." },
  }
}
