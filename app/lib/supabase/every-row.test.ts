import { expect, test } from "vitest"
import { everyRow, REST_LIMIT } from "./every-row.ts"

test.each([0, 1, REST_LIMIT, REST_LIMIT + 1, 3 * REST_LIMIT])(
  "a list of %i rows is read to its end",
  async count => {
    const rows = Array.from({ length: count }, (_, index) => String(index).padStart(5, "0"))
    const page = async (after: string) => ({ data: rows.filter(row => row > after).slice(0, REST_LIMIT) })
    expect(await everyRow(page, row => row)).toEqual(rows)
  },
)
