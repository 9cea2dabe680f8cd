/** Runs a limited number of tasks concurrently and queues the rest. */
export class TaskQueue {
  #concurrency: number
  #running = 0
  #waiting: (() => void)[] = []

  constructor(concurrency: number) {
    this.#concurrency = concurrency
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#concurrency) await new Promise<void>(resolve => this.#waiting.push(resolve))
    else this.#running++
    try {
      return await task()
    } finally {
      const next = this.#waiting.shift()
      // Hands the slot to the next task without releasing it in between.
      if (next) next()
      else this.#running--
    }
  }
}
