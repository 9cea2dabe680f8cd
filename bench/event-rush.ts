import { RunningSite } from "#tests/process/running-site.ts"
import { registerAtOnce, rushEventSql } from "#tests/support/event-rush.ts"
import { median } from "./median.ts"
import { cpuSeconds } from "./processes.ts"

// What a registration costs when 500 people register at once for 50 seats, compared with 10 people at once.
const [FEW, MANY] = [10, 500]
const SEATS = 50
const ROUNDS = 15

const site = await RunningSite.start()
try {
  for (let i = 0; i < ROUNDS; i++) await round(FEW)
  const few: number[] = []
  for (let i = 0; i < ROUNDS; i++) few.push(await round(FEW))
  // Once, because a network may register only 1,000 times in ten minutes.
  const many = await round(MANY)
  console.log(
    `CPU of a registration: ${median(few).toFixed(1)} ms among ${FEW}, ${many.toFixed(1)} ms among ${MANY}`,
  )
  console.log(`ratio ${(many / median(few)).toFixed(2)} (goal ≤ 1.5)`)
} finally {
  site.kill()
}

/** Milliseconds of CPU per registration, of Node and PostgreSQL together. */
async function round(people: number) {
  const [date] = await site.sql<{ id: string }>(rushEventSql(SEATS))
  const before = cpuSeconds(site.pid!)
  const refused = (await registerAtOnce(site.url, date!.id, people)).filter(status => status !== 303)
  if (refused.length > 0) throw new Error(`${refused.length} of ${people} were refused: ${refused[0]}`)
  return ((cpuSeconds(site.pid!) - before) / people) * 1000
}
