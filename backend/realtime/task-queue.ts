/** Runs so many tasks at once; others wait for their turn. */
export class Queue {
  #atOnce: number
  #running = 0
  #waiting: (() => void)[] = []

  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) await new Promise<void>(resolve => this.#waiting.push(resolve))
    else this.#running++
    try {
      return await task()
    } finally {
      const next = this.#waiting.shift()
      // The place goes to the next one in line without being free in between.
      if (next) next()
      else this.#running--
    }
  }
}
