// Builds the site unless the last build has the same sources; a process of its own, so that tests run meanwhile.
import { ensureBuilt } from "./project.mjs"

ensureBuilt()
