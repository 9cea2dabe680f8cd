import { lazy, Suspense, useEffect, useState } from "react"
import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { CheckInStatus } from "./check-in-status.tsx"
import { KitCounter } from "./kit-counter.tsx"
import type { CheckInList } from "./offline/saved-list.ts"
import { alreadyText } from "./outcome-message.ts"
import type { Entry } from "./queries.ts"
import { ReleaseForm } from "./release-form.tsx"
import { codeIn, countPeople, entryOfCode, foundEntries } from "./roster.ts"
import { nameOf, RosterList } from "./roster-list.tsx"
import { useCheckIn } from "./use-check-in.ts"
import { useKeyInAddress } from "./use-key-in-address.ts"
import { type WalkUp, WalkUpForm } from "./walk-up-form.tsx"

// Only helpers who scan load the decoder.
const Scanner = lazy(async () => ({ default: (await import("./camera/scanner.tsx")).Scanner }))

interface Props extends CheckInList {
  search: string
  /** The people that the server found for `search`. */
  found: string[]
}

/** The page of a helper: scan or search, check in, undo, count kits. */
export function CheckInPanel({ date, roster: loaded, kits: loadedKits, search, found, when }: Props) {
  useKeyInAddress()
  const { roster, kits, unsent, free, waiting, isOffline, note, ...said } = useCheckIn({
    ...{ date, roster: loaded, kits: loadedKits, when },
  })
  const [query, setQuery] = useState(search)
  const [isScanning, setScanning] = useState(false)
  const isHydrated = useHydrated()
  const shown = useFound(roster, date.date_id, query, found)
  const { expected, here } = countPeople(roster)

  function checkIn(entry: Entry, people: number) {
    const name = nameOf(entry)
    if (entry.checked_in_at) {
      const text = alreadyText(entry.checked_in_at, entry.checked_in_by, date.time_zone)
      return said.setMessage({ tone: "warm", text: `${name}: ${text}` })
    }
    const party = people === 1 ? "" : `, ${people} people`
    note(
      { kind: "check-in", registration: entry.registration_id, people },
      { tone: "good", text: `${name}: Checked in${party}.` },
    )
  }

  function addWalkUp(walkUp: WalkUp) {
    note(
      { kind: "walk-up", registration: crypto.randomUUID(), ...walkUp },
      {
        tone: "info",
        text: `${walkUp.name}: Noted. They’re registered once this phone is online, if a seat is free.`,
      },
    )
  }

  async function scanned(text: string) {
    const code = codeIn(text)
    const entry = code && (await entryOfCode(roster, date.date_id, code))
    if (entry) checkIn(entry, entry.party_size)
    else said.setMessage({ tone: "warm", text: "This ticket isn’t on the list of this date." })
  }

  return (
    <div className="grid gap-6">
      <header>
        <h1 className="display wdth-74 text-1 uppercase leading-[0.86]">{date.title}</h1>
        <p className="mt-3">
          {when}, {date.label}
        </p>
        <p className="text-lead" data-here={here}>
          <b>
            {here} of {expected}
          </b>{" "}
          people are here{waiting > 0 && `, ${waiting} on the waiting list`}
        </p>
      </header>
      <CheckInStatus {...said} {...{ isOffline, unsent }} />
      {isHydrated && (
        <PushButton
          size="lg"
          icon="ph:qr-code-fill"
          className="justify-self-start"
          onClick={() => setScanning(!isScanning)}
        >
          {isScanning ? "Stop scanning" : "Scan tickets"}
        </PushButton>
      )}
      {isScanning && (
        <Suspense fallback={<p>Starting the camera …</p>}>
          <Scanner onText={scanned} />
        </Suspense>
      )}
      <Form method="get" role="search" aria-label="Find a person" className="field-row">
        <TextField
          name="search"
          label="Name or ticket code"
          type="search"
          className="flex-1"
          autoComplete="off"
          defaultValue={search}
          onInput={event => setQuery(event.currentTarget.value)}
        />
        {!isHydrated && (
          <SubmitButton size="sm" variant="white">
            Search
          </SubmitButton>
        )}
      </Form>
      <RosterList
        entries={shown}
        timeZone={date.time_zone}
        onCheckIn={checkIn}
        onUndo={entry =>
          note(
            { kind: "undo", registration: entry.registration_id },
            { tone: "good", text: `${nameOf(entry)}: Not checked in anymore.` },
          )
        }
      />
      <WalkUpForm free={free} onAdd={addWalkUp} />
      <KitCounter
        kits={kits}
        onHandOut={(lot, count) =>
          note({ kind: "kits", lot, kits: count }, { tone: "good", text: `Lot ${lot}: counted.` })
        }
      />
      <ReleaseForm isOffline={isOffline} />
    </div>
  )
}

/** The found people as the list changes; until the browser has searched, those that the server found. */
function useFound(roster: readonly Entry[], date: string, query: string, found: readonly string[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(found))
  useEffect(() => {
    let isOver = false
    foundEntries(roster, date, query).then(entries => {
      if (!isOver) setIds(new Set(entries.map(({ registration_id }) => registration_id)))
    })
    return () => {
      isOver = true
    }
  }, [roster, date, query])
  return roster.filter(({ registration_id }) => ids.has(registration_id))
}
