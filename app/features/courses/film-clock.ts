interface Frame {
  seconds: number
}

/** How long a film is. */
export function lengthOf(frames: readonly Frame[]) {
  return frames.reduce((sum, { seconds }) => sum + seconds, 0)
}

/** When a frame begins. */
export function startOf(frames: readonly Frame[], index: number) {
  return lengthOf(frames.slice(0, index))
}

/** The frame at a moment, and how much of it has passed: 0 to 1. After the end it is the last one, passed. */
export function frameAt(frames: readonly Frame[], moment: number) {
  let left = Math.max(0, moment)
  for (const [index, { seconds }] of frames.entries()) {
    if (left < seconds) return { index, part: left / seconds }
    left -= seconds
  }
  return { index: frames.length - 1, part: 1 }
}

/** 83 seconds as 1:23. */
export function clockTime(seconds: number) {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`
}
