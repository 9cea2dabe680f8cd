const KEYS: Record<
  string,
  { axis: "horizontal" | "vertical" | "both"; to(at: number, count: number): number }
> = {
  ArrowRight: { axis: "horizontal", to: (at, count) => (at + 1) % count },
  ArrowLeft: { axis: "horizontal", to: (at, count) => (at - 1 + count) % count },
  ArrowDown: { axis: "vertical", to: (at, count) => (at + 1) % count },
  ArrowUp: { axis: "vertical", to: (at, count) => (at <= 0 ? count : at) - 1 },
  Home: { axis: "both", to: () => 0 },
  End: { axis: "both", to: (_, count) => count - 1 },
}

/** The index that a key moves the focus to, or undefined for other keys. */
export function nextIndex(key: string, at: number, count: number, axis: "horizontal" | "vertical") {
  const move = KEYS[key]
  if (!move || count === 0 || (move.axis !== "both" && move.axis !== axis)) return
  return move.to(at, count)
}
