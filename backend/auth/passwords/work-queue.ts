import { AuthError } from "../errors.ts"

interface QueueLimits {
  concurrency: number
  maxQueued: number
  /** How long a task may wait for its turn. */
  maxWaitMs: number
}

const RETRY_AFTER_SECONDS = "5"

/** Runs expensive tasks a few at a time. Tasks that would wait too long are refused, so every request ends. */
export class WorkQueue {
  #limits: QueueLimits
  #running = 0
  #queue = new Set<() => void>()

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running < this.#limits.concurrency) this.#running++
    else await this.#wait()
    try {
      return await task()
    } finally {
      this.#startNext()
    }
  }

  #wait() {
    const { maxQueued, maxWaitMs } = this.#limits
    if (this.#queue.size >= maxQueued) throw busy()
    return new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#queue.delete(start)
        reject(busy())
      }, maxWaitMs)
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      this.#queue.add(start)
    })
  }

  // The next task takes over the place of the one that has ended.
  #startNext() {
    const [start] = this.#queue
    if (!start) {
      this.#running--
      return
    }
    this.#queue.delete(start)
    start()
  }
}

function busy() {
  const message = "Too many sign-ins at the same time. Please try again in a moment."
  return new AuthError(503, "request_timeout", message, {}, { "retry-after": RETRY_AFTER_SECONDS })
}
