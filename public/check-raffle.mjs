// Checks a raffle with the file that its page offers, on any computer with Node.js: node check-raffle.mjs proof.json
// It needs no network and no packages, and it is written apart from the site's own code.
import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"

const proof = JSON.parse(readFileSync(process.argv[2], "utf8"))
const hex = text => Buffer.from(text, "hex")
const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest()
const label = number => String(number).padStart(4, "0")
let mistakes = 0

function check(title, posted, computed) {
  const isMatch = posted === computed
  if (!isMatch) mistakes++
  console.log(`${isMatch ? "match   " : "NO MATCH"}  ${title}  ${computed}`)
}

const parent = (left, right) => sha256(Uint8Array.of(1), left, right)

function rootOf(nodes) {
  if (nodes.length === 1) return nodes[0].toString("hex")
  const above = []
  for (let index = 0; index < nodes.length; index += 2)
    above.push(index + 1 < nodes.length ? parent(nodes[index], nodes[index + 1]) : nodes[index])
  return rootOf(above)
}

function pick(seed, tickets, count) {
  const picked = new Set()
  const limit = 2n ** 64n - (2n ** 64n % BigInt(tickets))
  for (let counter = 0; picked.size < Math.min(count, tickets); counter++) {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(counter)
    const value = sha256(hex(seed), bytes).readBigUInt64BE()
    if (value < limit) picked.add(Number(value % BigInt(tickets)) + 1)
  }
  return [...picked].join(", ")
}

const { ticket, leaves } = proof
check("rules", proof.rulesHash, sha256(proof.rules).toString("hex"))
check("sealed list", proof.root, rootOf(leaves.map(hex)))
if (ticket) {
  const leaf = sha256(Uint8Array.of(0), `${label(ticket.number)}:${ticket.code}`)
  check(`ticket ${label(ticket.number)}`, leaves[ticket.number - 1], leaf.toString("hex"))
  const root = ticket.steps.reduce(
    (node, { hash, side }) => (side === "left" ? parent(hex(hash), node) : parent(node, hex(hash))),
    leaf,
  )
  check("way to the root", proof.root, root.toString("hex"))
}
if (proof.seed) {
  if (proof.revealed) check("secret", proof.commitment, sha256(hex(proof.revealed)).toString("hex"))
  const value = proof.revealed
    ? sha256(hex(proof.revealed), sha256(hex(proof.contributions.join(""))))
    : sha256(hex(proof.signature))
  check("random value", proof.value, value.toString("hex"))
  check("seed", proof.seed, sha256(hex(proof.root), hex(proof.value)).toString("hex"))
  check("picked tickets", proof.tickets.join(", "), pick(proof.seed, leaves.length, proof.picks))
}
if (proof.round)
  console.log(`Compare with drand: https://api.drand.sh/${proof.chain}/public/${proof.round} has the signature ${proof.signature}`)
process.exitCode = mistakes === 0 ? 0 : 1
