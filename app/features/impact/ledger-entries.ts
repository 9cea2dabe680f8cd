import { formatMonthAndYear } from "#app/lib/format/dates.ts"
import { formatInteger } from "#app/lib/format/numbers.ts"
import type { ImpactMetric, impactCorrections, impactDefinitions } from "./queries.ts"

type Definition = Awaited<ReturnType<typeof impactDefinitions>>[number]
type Corrections = Awaited<ReturnType<typeof impactCorrections>>

export interface LedgerEntry extends ImpactMetric {
  definition: string
  method: string
  source: string
  version: number
  /** Newest first. */
  changes: { key: string; on: string; text: string; reason: string }[]
}

/** The metrics with their definitions, and each change in a sentence. */
export function ledgerEntries(
  metrics: readonly ImpactMetric[],
  definitions: readonly Definition[],
  corrections: Corrections,
): LedgerEntry[] {
  return metrics.flatMap(metric => {
    const about = definitions.find(({ id }) => id === metric.id)
    if (!about) return []
    const { definition, method, source, version } = about
    const changes = [...textChanges(about), ...valueChanges(metric.id, corrections)]
    changes.sort((a, b) => b.on.localeCompare(a.on))
    return { ...metric, definition, method, source, version, changes }
  })
}

/** Changes of the text. Versions that only moved the baseline are among the corrected months. */
function textChanges({ id, impact_versions: versions }: Definition) {
  return versions.flatMap(({ version, reason, made_at }) => {
    const before = versions.find(other => other.version === version - 1)
    const after = versions.find(other => other.version === version)!
    if (!before || before.baseline !== after.baseline) return []
    const text = `New wording. Before: “${before.definition}” ${before.method}`
    return { key: `${id} ${version}`, on: made_at.slice(0, 10), text, reason: reasonText(reason) }
  })
}

function valueChanges(id: string, { months, states }: Corrections) {
  const ofMonths = months.map(row => ({ ...row, cell: formatMonthAndYear(row.month) }))
  const ofStates = states.map(row => ({ ...row, cell: row.state }))
  return [...ofMonths, ...ofStates]
    .filter(({ metric }) => metric === id)
    .map(({ cell, version, value, before, reason, published_at }) => ({
      key: `${cell} ${version}`,
      on: published_at.slice(0, 10),
      text: `${cell} was ${numberText(before)} and is now ${numberText(value)}.`,
      reason: reasonText(reason),
    }))
}

function numberText(value: number | null) {
  return value === null ? "not shown" : formatInteger(value)
}

function reasonText(reason: string | null) {
  return reason ? `Why: ${reason}` : ""
}
