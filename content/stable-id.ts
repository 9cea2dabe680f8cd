import { createHash } from "node:crypto"

const NAMESPACE = Buffer.from("6f2a5c1e9b7d4e0fa3c81d5b7e90f246", "hex")

/** A UUID (version 5) that is the same in every database, so that links and saved progress survive a reload. */
export function stableId(name: string) {
  const bytes = createHash("sha1").update(NAMESPACE).update(name).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x50
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
}
