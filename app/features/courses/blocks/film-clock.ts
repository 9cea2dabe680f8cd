interface Frame {
  seconds: number
}

/** Length in seconds. */
export function lengthOf(frames: readonly Frame[]) {
  return frames.reduce((sum, { seconds }) => sum + seconds, 0)
}

/** Start of a frame in seconds. */
export function startOf(frames: readonly Frame[], index: number) {
  return lengthOf(frames.slice(0, index))
}

/** The frame at a time, and its progress from 0 to 1. After the end: the last frame, complete. */
export function frameAt(frames: readonly Frame[], moment: number) {
  let left = Math.max(0, moment)
  for (const [index, { seconds }] of frames.entries()) {
    if (left < seconds) return { index, part: left / seconds }
    left -= seconds
  }
  return { index: frames.length - 1, part: 1 }
}

/** Formats 83 seconds as 1:23. */
export function formatClock(seconds: number) {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`
}
