import type pg from "pg"
import { listenForNotifications } from "./listen.ts"

interface ChangeListener {
  /**
   * Tables (`schema.table`) changed by a committed statement; "all" if notifications may have been missed.
   */
  tablesChanged(tables: readonly string[] | "all"): void
  /** The schema has changed. */
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

  return listenForNotifications(connect, ["table_changed", "pgrst"], {
    onNotification(channel, payload) {
      if (channel === "pgrst") return listener.schemaChanged()
      // One commit can notify about many tables; they are reported together.
      if (tables.size === 0) setImmediate(report)
      tables.add(payload)
    },
    onReconnect() {
      listener.tablesChanged("all")
      listener.schemaChanged()
    },
  })
}
