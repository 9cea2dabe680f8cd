// What waits on a device to be sent, for lists.

export function lessonsLabel(count: number) {
  return count === 1 ? "Progress in one lesson" : `Progress in ${count} lessons`
}

export function answersLabel(count: number) {
  return count === 1 ? "One answer of a test" : `${count} answers of a test`
}

/** Says how many, not what is in them. */
export function reportsLabel(count: number) {
  return count === 1 ? "One report" : `${count} reports`
}

/** The labels of the queues that are not empty. */
export function labelsOf(queues: readonly (readonly [label: (count: number) => string, count: number])[]) {
  return queues.filter(([, count]) => count > 0).map(([label, count]) => label(count))
}
