import { relative } from "node:path"
import { BaseSequencer, type TestSpecification } from "vitest/node"

// Started last, one of these would keep one core busy while the other idles.
const LONG_FILES = [
  /^tests\/process\//,
  /mutants\.test\.ts$/,
  /\.process\.test\.ts$/,
  /^tests\/(site|policies)\//,
  /^(backend|supabase)\//,
]

/** Long files first, also in a fresh clone, where Vitest has no recorded durations yet. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return sorted.sort((a, b) => this.#rank(a) - this.#rank(b))
  }

  #rank({ moduleId }: TestSpecification) {
    const rank = LONG_FILES.findIndex(pattern => pattern.test(relative(this.ctx.config.root, moduleId)))
    return rank < 0 ? LONG_FILES.length : rank
  }
}
