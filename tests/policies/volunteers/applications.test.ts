import { afterAll, expect, test } from "vitest"
import type { DbEnum, FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { testBackend } from "#tests/support/backend.ts"
import { noticeTitles } from "#tests/support/messages.ts"
import { volunteerPeople } from "./volunteer-people.ts"

const backend = await testBackend()
afterAll(backend.close)
const { account, staff } = volunteerPeople(backend)

const FIELDS = {
  name: "Ana Ruiz",
  phone: "",
  city: "Hot Springs",
  state: "Arkansas",
  interests: ["teach", "greet", "greet"] as DbEnum<"volunteer_interest">[],
  availability: ["mon-evening"] as DbEnum<"availability_slot">[],
  about: "",
}

async function apply(db: FullSupabaseClient, more: Partial<typeof FIELDS> = {}) {
  return (await db.rpc("apply_to_volunteer", { ...FIELDS, ...more }).throwOnError()).data
}

async function move(
  db: FullSupabaseClient,
  application: string,
  stage: DbEnum<"volunteer_stage">,
  note = "",
) {
  const args = { application, next_stage: stage, note_to_applicant: note }
  return (await db.rpc("move_volunteer_application", args).throwOnError()).data
}

async function own(db: FullSupabaseClient) {
  const { data } = await db
    .from("volunteer_applications")
    .select("id, stage, note, interests, availability")
    .order("submitted_at")
    .throwOnError()
  return data
}

test("outreach moves an application through its stages, and the applicant learns of each one and why", async () => {
  const { id, db } = await account()
  expect(await apply(db)).toBe("submitted")
  const [application] = await own(db)
  expect(application).toMatchObject({ stage: "submitted", interests: ["greet", "teach"] })
  const outreach = await staff("outreach")
  expect(await move(outreach, application!.id, "active")).toBe("not-possible")
  expect(await move(outreach, application!.id, "interview", "Tuesday?")).toBe("moved")
  expect(await own(db)).toMatchObject([{ stage: "interview", note: "Tuesday?" }])
  expect(await move(outreach, application!.id, "training")).toBe("moved")
  expect(await move(outreach, application!.id, "active")).toBe("moved")
  expect(await move(outreach, application!.id, "inactive")).toBe("no-reason")
  expect(await move(outreach, application!.id, "inactive", "Moved away.")).toBe("moved")
  expect(await noticeTitles(backend.sql, id)).toEqual([
    "We got your volunteer application",
    "Let’s talk about volunteering",
    "Next step: the lesson",
    "You’re a volunteer",
    "Your volunteering has ended",
  ])
})

test("a member has one application at a time, and may send three a month", async () => {
  const { db } = await account()
  const both = await Promise.all([apply(db), apply(db)])
  expect(both.sort()).toEqual(["already-open", "submitted"])
  const withdraw = async () => (await db.rpc("withdraw_volunteer_application").throwOnError()).data
  expect([await withdraw(), await withdraw()]).toEqual(["withdrawn", "nothing-open"])
  expect([await apply(db), await withdraw(), await apply(db), await withdraw(), await apply(db)]).toEqual([
    ...["submitted", "withdrawn", "submitted", "withdrawn", "too-many"],
  ])
})

test("only outreach reads and moves the applications of others", async () => {
  const { db } = await account()
  await apply(db)
  const [application] = await own(db)
  for (const other of [(await account()).db, await staff("events"), await staff("finance")]) {
    expect(await own(other)).toEqual([])
    expect(await move(other, application!.id, "interview")).toBe("not-allowed")
  }
  const { error } = await backend.visitor.rpc("apply_to_volunteer", FIELDS)
  expect(error?.code).toBe("42501")
})

test("learners need a guardian's consent, and everyone an age", async () => {
  const born = new Date()
  born.setUTCFullYear(born.getUTCFullYear() - 15)
  const minor = await account({ birth_month: born.toISOString().slice(0, 7) })
  expect(await apply(minor.db)).toBe("no-consent")
  expect((await minor.db.rpc("volunteer_obstacle").throwOnError()).data).toBe("no-consent")
  expect(await apply((await account({})).db)).toBe("no-age")
})

test("an application that does not fit is refused", async () => {
  const { db } = await account()
  for (const wrong of [{ state: "Nowhere" }, { interests: [] }, { phone: "call me" }, { name: "" }])
    expect(await apply(db, wrong)).toBe("invalid")
  expect(await own(db)).toEqual([])
})

test("a volunteer changes when they have time, and stops", async () => {
  const { db } = await account()
  await apply(db)
  const slots: DbEnum<"availability_slot">[] = ["sun-morning", "mon-evening"]
  expect((await db.rpc("save_availability", { slots }).throwOnError()).data).toBe("saved")
  const [application] = await own(db)
  expect(application!.availability).toEqual(["mon-evening", "sun-morning"])
  const outreach = await staff("outreach")
  for (const stage of ["interview", "training", "active"] as const)
    await move(outreach, application!.id, stage)
  expect((await db.rpc("withdraw_volunteer_application").throwOnError()).data).toBe("ended")
  expect((await db.rpc("save_availability", { slots }).throwOnError()).data).toBe("nothing-open")
})
