// What stays on the device: one draft, the reports that wait for a connection, and the day of an after-care reminder.
// All of it is encrypted with a key that scripts can use and not read.

const DATABASE = "reversal"
const STORE = "kept"

export type FormEntries = readonly (readonly [name: string, value: string])[]

interface Sealed {
  nonce: Uint8Array<ArrayBuffer>
  text: ArrayBuffer
}

export function saveDraft(entries: FormEntries) {
  return put("draft", entries)
}

export async function loadDraft() {
  return (await get<FormEntries>("draft")) ?? null
}

export function dropDraft() {
  return request("readwrite", store => store.delete("draft"))
}

/** Keeps a report until it can be sent. */
export async function queueReport(entries: FormEntries) {
  await put("queue", [...(await queuedReports()), entries])
}

export async function queuedReports() {
  return (await get<FormEntries[]>("queue")) ?? []
}

/** Looks without creating the database, which would itself say that this page was used. */
export async function queuedReportCount() {
  const known = await indexedDB.databases()
  return known.some(({ name }) => name === DATABASE) ? (await queuedReports()).length : 0
}

/** Forgets the report with this key, which was sent. */
export async function dropQueued(key: string) {
  const rest = (await queuedReports()).filter(entries => !entries.some(([, value]) => value === key))
  await put("queue", rest)
}

export function startAfterCare() {
  return put("after-care", Date.now())
}

/** When after-care was asked for, or null. */
export async function afterCareStart() {
  return (await get<number>("after-care")) ?? null
}

/** Deletes everything above, with its key. */
export function clearDevice(): Promise<void> {
  return new Promise((resolve, reject) => {
    const deletion = indexedDB.deleteDatabase(DATABASE)
    deletion.onsuccess = () => resolve()
    deletion.onerror = () => reject(deletion.error)
  })
}

async function put(name: string, value: unknown) {
  const nonce = crypto.getRandomValues(new Uint8Array(12))
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  const text = await crypto.subtle.encrypt({ name: "AES-GCM", iv: nonce }, await deviceKey(), bytes)
  await request("readwrite", store => store.put({ nonce, text } satisfies Sealed, name))
}

async function get<Value>(name: string): Promise<Value | undefined> {
  const sealed = await request<Sealed | undefined>("readonly", store => store.get(name))
  if (!sealed) return undefined
  const bytes = await crypto.subtle.decrypt(
    { name: "AES-GCM", iv: sealed.nonce },
    await deviceKey(),
    sealed.text,
  )
  return JSON.parse(new TextDecoder().decode(bytes))
}

async function deviceKey(): Promise<CryptoKey> {
  const known = await request<CryptoKey | undefined>("readonly", store => store.get("key"))
  if (known) return known
  const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"])
  // Another tab may have been faster.
  await request("readwrite", store => store.add(key, "key")).catch(() => undefined)
  return (await request<CryptoKey | undefined>("readonly", store => store.get("key"))) ?? key
}

async function request<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<Result> {
  const database = await open()
  try {
    return await settled<Result>(ask(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

function open() {
  const opening = indexedDB.open(DATABASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  return settled<IDBDatabase>(opening)
}

function settled<Result>(asked: IDBRequest): Promise<Result> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
}
