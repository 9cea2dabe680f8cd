const POINTS = 180

interface Shape {
  radius: number
  /** Amplitude of the main wave as a fraction of the radius; `waves` is its number of periods. */
  swing: number
  waves: number
  ripple: number
  ripples: number
}

/** One line of a guilloche: a circle modulated by two waves, never outside its radius. */
export function rosettePath({ radius, swing, waves, ripple, ripples }: Shape) {
  const points = Array.from({ length: POINTS }, (_, index) => {
    const turn = (index / POINTS) * 2 * Math.PI
    const r =
      radius * (1 - swing - ripple + swing * Math.sin(waves * turn) + ripple * Math.sin(ripples * turn))
    return `${(r * Math.cos(turn)).toFixed(1)} ${(r * Math.sin(turn)).toFixed(1)}`
  })
  return `M${points.join(" ")}Z`
}
