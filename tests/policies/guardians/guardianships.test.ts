import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import {
  accept,
  canSee,
  createCode,
  emailedCode,
  linkGuardian,
  type Person,
  person,
} from "./guardian-people.ts"

const backend = await testBackend()
afterAll(backend.close)

async function viewInvitation(member: Person, code: string) {
  const { data } = await member.db.rpc("preview_invitation", { code }).single().throwOnError()
  return data
}

async function inviteLearner(guardian: Person, address: string) {
  const { data } = await guardian.db
    .rpc("invite_learner", { address, relation: "parent" })
    .single()
    .throwOnError()
  return data.outcome
}

test("a learner's code creates a guardianship only after the learner confirms the guardian", async () => {
  const [leo, grace] = [await person(backend, "learner"), await person(backend, "guardian")]
  const code = await createCode(leo)
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
  expect(await viewInvitation(grace, code.toLowerCase().replace("-", " "))).toMatchObject({
    outcome: "usable",
    name: "Leo",
  })
  const { outcome, link } = await accept(grace, code)
  expect(outcome).toBe("pending")
  expect(await canSee(grace, leo)).toBe(false)
  const { data: waiting } = await leo.db.rpc("my_guardianships").single().throwOnError()
  expect(waiting).toMatchObject({
    name: "Grace",
    hint: `${grace.address[0]}…@example.org`,
    verified_at: null,
  })
  const { data: ofGuardian } = await grace.db.rpc("my_guardianships").single().throwOnError()
  expect(ofGuardian).toMatchObject({ name: "Leo", adult_on: null })

  expect((await grace.db.rpc("confirm_guardian", { link })).data).toBe("unknown")
  expect((await leo.db.rpc("confirm_guardian", { link })).data).toBe("confirmed")
  expect(await canSee(grace, leo)).toBe(true)
})

test("an emailed invitation of the learner works only for the account with that address", async () => {
  const [leo, grace, eve] = [
    await person(backend, "learner"),
    await person(backend, "guardian"),
    await person(backend, "guardian", "Eve"),
  ]
  const { data } = await leo.db
    .rpc("invite_guardian", { address: ` ${grace.address.toUpperCase()}` })
    .single()
  expect(data).toEqual({ outcome: "created", code: null })
  const code = (await emailedCode(backend, grace.address))!
  expect((await viewInvitation(eve, code)).outcome).toBe("unknown")
  expect((await accept(eve, code)).outcome).toBe("unknown")
  expect((await accept(grace, code)).outcome).toBe("linked")
  expect(await canSee(grace, leo)).toBe(true)
  expect((await accept(grace, code)).outcome).toBe("unknown")
})

test("a guardian's invitation needs the learner's acceptance, and its outcome reveals no accounts", async () => {
  const [leo, grace] = [await person(backend, "learner"), await person(backend, "guardian")]
  expect(await inviteLearner(grace, "unknown@example.org")).toBe("created")
  expect(await inviteLearner(grace, leo.address)).toBe("created")
  const code = (await emailedCode(backend, leo.address))!
  expect(await viewInvitation(leo, code)).toMatchObject({
    outcome: "usable",
    name: "Grace",
    side: "guardian",
  })
  const { data } = await leo.db.rpc("answer_invitation", { code, is_accepted: true }).single().throwOnError()
  expect(data.outcome).toBe("linked")
  expect(await canSee(grace, leo)).toBe(true)
})

test("own addresses, own codes and people of the wrong age are rejected", async () => {
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
  const code = await createCode(leo)
  expect((await accept(leo, code)).outcome).toBe("own")
  expect((await accept(max, code)).outcome).toBe("not-adult")
  expect((await accept(grace, code)).outcome).toBe("pending")
  expect((await accept(grace, await createCode(leo))).outcome).toBe("already-linked")
})

test("an adult without a confirmed address cannot become a guardian", async () => {
  const [leo, grace] = [await person(backend, "learner"), await person(backend, "guardian")]
  await backend.sql("update auth.users set email_confirmed_at = null where id = $1", [grace.id])
  expect((await accept(grace, await createCode(leo))).outcome).toBe("not-adult")
})

test("a code ends when it expires, is replaced or is withdrawn", async () => {
  const [leo, grace] = [await person(backend, "learner"), await person(backend, "guardian")]
  const first = await createCode(leo)
  const second = await createCode(leo)
  expect((await viewInvitation(grace, first)).outcome).toBe("unknown")
  await backend.sql("update public.guardian_invitations set expires_at = now() where made_by = $1", [leo.id])
  expect((await viewInvitation(grace, second)).outcome).toBe("unknown")
  const third = await createCode(leo)
  const { data } = await leo.db.from("guardian_invitations").select("id").is("withdrawn_at", null).single()
  expect((await grace.db.rpc("withdraw_invitation", { invitation: data!.id })).data).toBe("unknown")
  expect((await leo.db.rpc("withdraw_invitation", { invitation: data!.id })).data).toBe("withdrawn")
  expect((await viewInvitation(grace, third)).outcome).toBe("unknown")
})

test("after ten wrong codes in an hour even the right one is rejected", async () => {
  const [leo, eve] = [await person(backend, "learner"), await person(backend, "guardian", "Eve")]
  const code = await createCode(leo)
  for (let guess = 0; guess < 10; guess++)
    expect((await viewInvitation(eve, `WRONG-0000${guess}`)).outcome).toBe("unknown")
  expect((await viewInvitation(eve, code)).outcome).toBe("too-many")
  await backend.sql("update private.code_guesses set guessed_at = now() - interval '2 hours'")
  expect((await viewInvitation(eve, code)).outcome).toBe("usable")
})

test("an address gets at most three emails a day, and the outcome does not reveal it", async () => {
  const address = "often-invited@example.org"
  for (let number = 0; number < 5; number++) {
    expect(await inviteLearner(await person(backend, "guardian"), address)).toBe("created")
  }
  const [emails] = await backend.sql("select count(*)::int from private.email_outbox where to_address = $1", [
    address,
  ])
  expect(emails).toEqual({ count: 3 })
})

test("six learners per guardian and four guardians per learner, also under concurrent acceptance", async () => {
  const leo = await person(backend, "learner")
  for (let number = 0; number < 3; number++) await linkGuardian(await person(backend, "guardian"), leo)
  const late = [await person(backend, "guardian", "Ann"), await person(backend, "guardian", "Bo")]
  await leo.db.rpc("invite_guardian", { address: late[0]!.address }).throwOnError()
  await leo.db.rpc("invite_guardian", { address: late[1]!.address }).throwOnError()
  const codes = await Promise.all(late.map(({ address }) => emailedCode(backend, address)))
  const outcomes = await Promise.all(late.map((guardian, i) => accept(guardian, codes[i]!)))
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["learner-full", "linked"])

  const grace = await person(backend, "guardian")
  for (let number = 0; number < 6; number++) await linkGuardian(grace, await person(backend, "learner"))
  expect((await accept(grace, await createCode(await person(backend, "learner")))).outcome).toBe(
    "guardian-full",
  )
})
