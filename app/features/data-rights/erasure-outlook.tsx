import type { ReactNode } from "react"
import type { OutlookLine } from "./queries.ts"

const TOPICS = [
  { topic: "account", label: "Account and devices" },
  { topic: "learning", label: "Courses, tests and kits" },
  { topic: "family", label: "Guardians and learners" },
  { topic: "messages", label: "Emails and notices" },
]

/** What is deleted, what stays without the name, and what stays for a while and why. */
export function ErasureOutlook({ lines }: { lines: readonly OutlookLine[] }) {
  const gone = lines.filter(({ erasure }) => erasure === "delete")
  const nameless = lines.filter(({ erasure }) => erasure === "anonymize")
  const kept = lines.filter(({ erasure }) => erasure === "keep")
  return (
    <div className="grid gap-8">
      <Group title="Gone for good">
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {TOPICS.map(({ topic, label }) => (
            <section key={topic}>
              <h4 className="mb-1 font-bold">{label}</h4>
              <ul className="grid list-disc gap-y-1 pl-5">
                {gone
                  .filter(line => line.topic === topic)
                  .map(({ title }) => (
                    <li key={title}>{title}</li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </Group>
      {nameless.length > 0 && (
        <Group title="Stays, without your name">
          <Reasons lines={nameless} />
        </Group>
      )}
      <Group title="Stays for a while, and why">
        <Reasons lines={kept} />
        <p className="text-gray-700">
          Backups are overwritten after 35 days. If one has to be used before that, your account is deleted
          again.
        </p>
      </Group>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-3">
      <h3 className="font-bold text-lead">{title}</h3>
      {children}
    </div>
  )
}

function Reasons({ lines }: { lines: readonly OutlookLine[] }) {
  return (
    <dl className="grid gap-3">
      {lines.map(({ title, kept_until, kept_because }) => (
        <div key={title}>
          <dt className="font-bold">
            {title}
            {kept_until && <span className="font-normal">, {kept_until}</span>}
          </dt>
          <dd className="text-gray-700">{kept_because}</dd>
        </div>
      ))}
    </dl>
  )
}
