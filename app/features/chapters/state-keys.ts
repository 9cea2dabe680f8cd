import { US_STATES } from "#app/ui/data/map/us-states.ts"

/** The keys of the map, by row: the country as a keyboard. Each number is the column of the key after it. */
const ROWS: readonly string[] = [
  "1 AK 12 ME",
  "11 VT NH",
  "2 WA ID MT ND MN IL WI MI NY RI MA",
  "2 OR NV WY SD IA IN OH PA NJ CT",
  "2 CA UT CO NE MO KY WV VA MD DE",
  "3 AZ NM KS AR TN NC SC DC",
  "5 OK LA MS AL GA",
  "1 HI 5 TX 10 FL 12 PR",
]

export interface StateKey {
  code: string
  name: string
  row: number
  column: number
}

export const STATE_KEYS: readonly StateKey[] = ROWS.flatMap((row, index) => keysOf(row, index + 1))

export function stateOf(code: string | null) {
  return STATE_KEYS.find(key => key.code === code) ?? null
}

function keysOf(written: string, row: number): StateKey[] {
  let column = 1
  return written.split(" ").flatMap(part => {
    if (/^\d+$/.test(part)) {
      column = Number(part)
      return []
    }
    return [{ code: part, name: nameOf(part), row, column: column++ }]
  })
}

function nameOf(code: string): string {
  if (code === "PR") return "Puerto Rico"
  return US_STATES[code as keyof typeof US_STATES].name
}

const DIRECTIONS: Readonly<Record<string, { down: number; right: number }>> = {
  ArrowLeft: { down: 0, right: -1 },
  ArrowRight: { down: 0, right: 1 },
  ArrowUp: { down: -1, right: 0 },
  ArrowDown: { down: 1, right: 0 },
}

/** The key that an arrow key moves to: the closest one in that direction, first in the same row or column. */
export function neighbor(code: string, arrow: string): string | null {
  const from = stateOf(code)
  const direction = DIRECTIONS[arrow]
  if (!from || !direction) return null
  const ahead = STATE_KEYS.map(key => {
    const down = key.row - from.row
    const right = key.column - from.column
    const forward = down * direction.down + right * direction.right
    const sideways = Math.abs(direction.down ? right : down)
    return { code: key.code, forward, sideways, distance: forward + 3 * sideways }
  }).filter(({ forward }) => forward > 0)
  ahead.sort((a, b) => a.distance - b.distance)
  return (ahead.find(({ sideways }) => sideways === 0) ?? ahead[0])?.code ?? null
}
