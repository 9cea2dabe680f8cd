import { median } from "../median.ts"

interface Row {
  name: string
  /** Requests per CPU second, by round. */
  rates: number[]
  kilobytes: number
}

/** Prints the rates and, round by round against the base, their ratio. */
export function report(title: string, rows: Row[], base: Row) {
  console.log(`\n${line(title, "per CPU second", `to ${base.name}`, "lowest–highest", "kB")}`)
  for (const { name, rates, kilobytes } of rows) {
    const ratios = rates.map((rate, round) => rate / base.rates[round]!).sort((a, b) => a - b)
    const range = `${ratios[0]!.toFixed(2)}–${ratios.at(-1)!.toFixed(2)}`
    console.log(line(name, median(rates).toFixed(0), median(ratios).toFixed(2), range, kilobytes.toFixed(0)))
  }
}

function line(name: string, ...columns: string[]) {
  return name.padEnd(36) + columns.map(text => text.padStart(18)).join("")
}
