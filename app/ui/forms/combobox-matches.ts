import type { Option } from "#app/ui/forms/select-field.tsx"

/** The options a typed text means: those that begin with it first, then those with a word that does, then the rest. */
export function matchesOf(options: readonly Option[], typed: string): readonly Option[] {
  const wanted = plain(typed.trim())
  if (!wanted) return options
  const ranked = options.map(option => ({ option, rank: rankOf(plain(option.label), wanted) }))
  return ranked
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}

/** The one option that is called exactly so, whatever its capitals. */
export function namedOption(options: readonly Option[], typed: string) {
  return options.find(option => plain(option.label) === plain(typed.trim()) && !option.disabled)
}

function rankOf(label: string, wanted: string) {
  if (label.startsWith(wanted)) return 0
  if (label.includes(` ${wanted}`)) return 1
  return label.includes(wanted) ? 2 : -1
}

function plain(text: string) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
}
