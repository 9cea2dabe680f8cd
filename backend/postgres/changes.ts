import type pg from "pg"
import { listenTo } from "./listen.ts"

export interface ChangeListener {
  /** Tables (`schema.table`) that a committed statement touched; "all" when some news may have been missed. */
  tablesChanged(tables: readonly string[] | "all"): void
  /** The catalog is not what it was. */
  schemaChanged(): void
}

/** Reports changes until the returned function is called. */
export async function watchChanges(connect: () => Promise<pg.Client>, listener: ChangeListener) {
  const tables = new Set<string>()

  function report() {
    const changed = [...tables]
    tables.clear()
    listener.tablesChanged(changed)
  }

  return listenTo(connect, ["table_changed", "pgrst"], {
    heard(channel, payload) {
      if (channel === "pgrst") return listener.schemaChanged()
      // One commit can announce many tables; they are reported together.
      if (tables.size === 0) setImmediate(report)
      tables.add(payload)
    },
    missed() {
      listener.tablesChanged("all")
      listener.schemaChanged()
    },
  })
}
