const POINTS = 180

interface Shape {
  radius: number
  /** How far the thread swings in and out, and how often around. */
  swing: number
  waves: number
  ripple: number
  ripples: number
}

/** One thread of a guilloche: a circle that swings with two waves. Never wider than its radius. */
export function rosettePath({ radius, swing, waves, ripple, ripples }: Shape) {
  const points = Array.from({ length: POINTS }, (_, index) => {
    const turn = (index / POINTS) * 2 * Math.PI
    const r =
      radius * (1 - swing - ripple + swing * Math.sin(waves * turn) + ripple * Math.sin(ripples * turn))
    return `${(r * Math.cos(turn)).toFixed(1)} ${(r * Math.sin(turn)).toFixed(1)}`
  })
  return `M${points.join(" ")}Z`
}
