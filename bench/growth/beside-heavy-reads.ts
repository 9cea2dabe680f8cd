import { median } from "../median.ts"

const HEAVY_READERS = 12
const ROUNDS = 5
const LIGHT_REQUESTS = 100

/**
 * How much longer a member waits at the 99th percentile while twelve requests at a time read without a filter, compared
 * with twelve that each read one row.
 */
export async function waitBesideHeavyReads(send: {
  light: () => Promise<unknown>
  heavy: () => Promise<unknown>
}) {
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const beside = await slowestWait(send.light, send.light)
    ratios.push((await slowestWait(send.light, send.heavy)) / beside)
  }
  return median(ratios)
}

async function slowestWait(light: () => Promise<unknown>, other: () => Promise<unknown>) {
  let isDone = false
  const others = Array.from({ length: HEAVY_READERS }, async () => {
    while (!isDone) await other()
  })
  const waits: number[] = []
  for (let n = 0; n < LIGHT_REQUESTS; n++) {
    const started = performance.now()
    await light()
    waits.push(performance.now() - started)
  }
  isDone = true
  await Promise.all(others)
  return waits.toSorted((a, b) => a - b)[Math.floor(LIGHT_REQUESTS * 0.99)]!
}
