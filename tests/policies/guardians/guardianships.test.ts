import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { accept, codeOf, linked, mailedCode, type Person, person, sees } from "./guardian-people.ts"

const backend = await testBackend()
afterAll(backend.close)

async function look(who: Person, code: string) {
  const { data } = await who.db.rpc("preview_invitation", { code }).single().throwOnError()
  return data
}

async function inviteLearner(guardian: Person, address: string) {
  const { data } = await guardian.db
    .rpc("invite_learner", { address, relation: "parent" })
    .single()
    .throwOnError()
  return data.outcome
}

test("a code from the learner links only after the learner has seen who came with it", async () => {
  const [leo, grace] = [await person(backend, "learner"), await person(backend, "guardian")]
  const code = await codeOf(leo)
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
  expect(await look(grace, code.toLowerCase().replace("-", " "))).toMatchObject({
    outcome: "usable",
    name: "Leo",
  })
  const { outcome, link } = await accept(grace, code)
  expect(outcome).toBe("waits")
  expect(await sees(grace, leo)).toBe(false)
  const { data: waiting } = await leo.db.rpc("my_guardianships").single().throwOnError()
  expect(waiting).toMatchObject({
    name: "Grace",
    hint: `${grace.address[0]}…@example.org`,
    verified_at: null,
  })
  const { data: known } = await grace.db.rpc("my_guardianships").single().throwOnError()
  expect(known).toMatchObject({ name: "Leo", adult_on: null })

  expect((await grace.db.rpc("confirm_guardian", { link })).data).toBe("unknown")
  expect((await leo.db.rpc("confirm_guardian", { link })).data).toBe("confirmed")
  expect(await sees(grace, leo)).toBe(true)
})

test("a letter from the learner links with the account of that address, and with no other", async () => {
  const [leo, grace, eve] = [
    await person(backend, "learner"),
    await person(backend, "guardian"),
    await person(backend, "guardian", "Eve"),
  ]
  const { data } = await leo.db
    .rpc("invite_guardian", { address: ` ${grace.address.toUpperCase()}` })
    .single()
  expect(data).toEqual({ outcome: "made", code: null })
  const code = (await mailedCode(backend, grace.address))!
  expect((await look(eve, code)).outcome).toBe("unknown")
  expect((await accept(eve, code)).outcome).toBe("unknown")
  expect((await accept(grace, code)).outcome).toBe("linked")
  expect(await sees(grace, leo)).toBe(true)
  expect((await accept(grace, code)).outcome).toBe("unknown")
})

test("a guardian's letter needs the learner's yes, and answers alike for every address", async () => {
  const [leo, grace] = [await person(backend, "learner"), await person(backend, "guardian")]
  expect(await inviteLearner(grace, "nobody-has-this@example.org")).toBe("made")
  expect(await inviteLearner(grace, leo.address)).toBe("made")
  const code = (await mailedCode(backend, leo.address))!
  expect(await look(leo, code)).toMatchObject({ outcome: "usable", name: "Grace", side: "guardian" })
  const { data } = await leo.db.rpc("answer_invitation", { code, is_accepted: true }).single().throwOnError()
  expect(data.outcome).toBe("linked")
  expect(await sees(grace, leo)).toBe(true)
})

test("nobody invites themselves, accepts their own code, or stands on the wrong side", async () => {
  const [leo, max, grace] = [
    await person(backend, "learner"),
    await person(backend, "learner", "Max"),
    await person(backend, "guardian"),
  ]
  expect((await leo.db.rpc("invite_guardian", { address: leo.address }).single()).data!.outcome).toBe(
    "own-address",
  )
  expect((await grace.db.rpc("invite_guardian").single()).data!.outcome).toBe("not-learner")
  expect(await inviteLearner(leo, grace.address)).toBe("not-adult")
  const code = await codeOf(leo)
  expect((await accept(leo, code)).outcome).toBe("own")
  expect((await accept(max, code)).outcome).toBe("not-adult")
  expect((await accept(grace, code)).outcome).toBe("waits")
  expect((await accept(grace, await codeOf(leo))).outcome).toBe("already")
})

test("an adult without a confirmed address is no guardian", async () => {
  const [leo, grace] = [await person(backend, "learner"), await person(backend, "guardian")]
  await backend.sql("update auth.users set email_confirmed_at = null where id = $1", [grace.id])
  expect((await accept(grace, await codeOf(leo))).outcome).toBe("not-adult")
})

test("a code dies of age, of a newer one, and of being taken back", async () => {
  const [leo, grace] = [await person(backend, "learner"), await person(backend, "guardian")]
  const first = await codeOf(leo)
  const second = await codeOf(leo)
  expect((await look(grace, first)).outcome).toBe("unknown")
  await backend.sql("update public.guardian_invitations set expires_at = now() where made_by = $1", [leo.id])
  expect((await look(grace, second)).outcome).toBe("unknown")
  const third = await codeOf(leo)
  const { data } = await leo.db.from("guardian_invitations").select("id").is("withdrawn_at", null).single()
  expect((await grace.db.rpc("withdraw_invitation", { invitation: data!.id })).data).toBe("unknown")
  expect((await leo.db.rpc("withdraw_invitation", { invitation: data!.id })).data).toBe("withdrawn")
  expect((await look(grace, third)).outcome).toBe("unknown")
})

test("ten wrong codes an hour are enough, also for the right one after them", async () => {
  const [leo, eve] = [await person(backend, "learner"), await person(backend, "guardian", "Eve")]
  const code = await codeOf(leo)
  for (let guess = 0; guess < 10; guess++)
    expect((await look(eve, `WRONG-0000${guess}`)).outcome).toBe("unknown")
  expect((await look(eve, code)).outcome).toBe("too-many")
  await backend.sql("update private.code_guesses set guessed_at = now() - interval '2 hours'")
  expect((await look(eve, code)).outcome).toBe("usable")
})

test("an address gets three letters a day, whoever asks, and nobody learns of it", async () => {
  const address = "often-invited@example.org"
  for (let number = 0; number < 5; number++) {
    expect(await inviteLearner(await person(backend, "guardian"), address)).toBe("made")
  }
  const [mails] = await backend.sql("select count(*)::int from private.email_outbox where to_address = $1", [
    address,
  ])
  expect(mails).toEqual({ count: 3 })
})

test("six learners and four guardians are the most, also when the last two come at once", async () => {
  const leo = await person(backend, "learner")
  for (let number = 0; number < 3; number++) await linked(await person(backend, "guardian"), leo)
  const late = [await person(backend, "guardian", "Ann"), await person(backend, "guardian", "Bo")]
  await leo.db.rpc("invite_guardian", { address: late[0]!.address }).throwOnError()
  await leo.db.rpc("invite_guardian", { address: late[1]!.address }).throwOnError()
  const codes = await Promise.all(late.map(({ address }) => mailedCode(backend, address)))
  const outcomes = await Promise.all(late.map((guardian, i) => accept(guardian, codes[i]!)))
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["learner-full", "linked"])

  const grace = await person(backend, "guardian")
  for (let number = 0; number < 6; number++) await linked(grace, await person(backend, "learner"))
  expect((await accept(grace, await codeOf(await person(backend, "learner")))).outcome).toBe("guardian-full")
})
