import fc from "fast-check"
import { expect, test } from "vitest"
import { type OutgoingEmail, readSmtpSettings, sendEmail } from "./smtp.ts"
import { smtpServer } from "./testing/smtp-server.ts"

const MAIL: OutgoingEmail = {
  to: "ann@example.org",
  subject: "Hello",
  text: "Text.",
  html: "<p>Text.</p>",
  unsubscribeUrl: null,
  messageId: "<1@site.example>",
  date: new Date(0),
}

async function send(url: string, mail: Partial<OutgoingEmail>, canStillSend = () => true) {
  const settings = readSmtpSettings(url, "Open Airway <mail@site.example>")
  await sendEmail(settings, { ...MAIL, ...mail }, { signal: new AbortController().signal, canStillSend })
}

const HEADER_NAMES = [
  "from",
  "to",
  "subject",
  "message-id",
  "date",
  "mime-version",
  "content-type",
  "auto-submitted",
]

function namesOf(headers: string[]) {
  return headers.map(header => header.split(":")[0]!.toLowerCase())
}

test("no subject or text can add a recipient or a header", async () => {
  const server = await smtpServer()
  const nasty = fc.constantFrom(
    "\r\n",
    "\n",
    "\r",
    "\t",
    "\0",
    "\u2028",
    "\ufeff",
    "\u202e",
    "Bcc: x@example.org",
    ".\r\n",
  )
  const words = fc.oneof(nasty, fc.string({ unit: "grapheme", maxLength: 30 }))
  const text = fc.array(words, { minLength: 1, maxLength: 6 }).map(parts => parts.join(""))
  await fc.assert(
    fc.asyncProperty(text, text, text, async (subject, body, html) => {
      server.received.length = server.commands.length = 0
      await send(server.url, { subject: `Hello ${subject}`, text: body, html })
      expect(server.commands.filter(line => /^(RCPT|MAIL)/.test(line))).toHaveLength(2)
      expect(server.received).toHaveLength(1)
      expect(server.received[0]!.recipients).toEqual(["RCPT TO:<ann@example.org>"])
      const names = namesOf(server.received[0]!.headers)
      expect(names.filter(name => name !== "content-transfer-encoding").sort()).toEqual(
        [...HEADER_NAMES].sort(),
      )
    }),
    { numRuns: 60 },
  )
})

test("each calendar entry is a part of its own, which says what to do with it", async () => {
  const server = await smtpServer()
  const content = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"
  await send(server.url, {
    icalEvent: { method: "CANCEL", content, filename: "event.ics" },
    attachments: [
      { contentType: "text/calendar; charset=utf-8; method=CANCEL", content, filename: "event-2.ics" },
    ],
  })
  const parts = server.received[0]!.body.match(/^Content-Type: text\/calendar;[^\r]*method=CANCEL/gim)
  expect(parts).toHaveLength(2)
  expect(server.received[0]!.body).toContain("filename=event-2.ics")
})

test.for([
  "a@example.org>\r\nRCPT TO:<b@example.org",
  "a@example.org,b@example.org",
  "x:a@example.org,b@example.org;",
  '"a@example.org,b"@example.org',
  "a@example.org <b@example.org>",
  "(b@example.org)a@example.org",
])("the address %j never becomes two recipients", async to => {
  const server = await smtpServer()
  await send(server.url, { to }).catch(error => expect(error).toBeInstanceOf(Error))
  expect(server.commands.filter(line => line.startsWith("RCPT")).length).toBeLessThan(2)
  for (const { headers } of server.received) {
    expect(namesOf(headers).filter(name => /^(to|cc|bcc)$/.test(name))).toEqual(["to"])
  }
})

test("an email past its deadline is not sent: the server never receives its end", async () => {
  const server = await smtpServer()
  await expect(send(server.url, {}, () => false)).rejects.toMatchObject({
    reason: "too slow",
    isFinal: false,
  })
  expect(server.commands).toContain("DATA")
  expect(server.received).toEqual([])
})

test("a remote mail server must support TLS, a local one need not", () => {
  const tls = (url: string) => {
    const { host, port, secure, requireTLS } = readSmtpSettings(url, "mail@site.example")
    return [host, port, secure, requireTLS]
  }
  expect(tls("smtp://mail.example.org")).toEqual(["mail.example.org", 587, false, true])
  expect(tls("smtps://mail.example.org")).toEqual(["mail.example.org", 465, true, false])
  expect(tls("smtp://relay:25?tls=off")).toEqual(["relay", 25, false, false])
  expect(tls("smtp://[::1]:1025")).toEqual(["::1", 1025, false, false])
})

test("login and sender are read as they were meant", () => {
  const url = "smtps://us%40er:p%3Ass@mail.example.org"
  expect(readSmtpSettings(url, "Open Airway <mail@site.example>")).toMatchObject({
    auth: { user: "us@er", pass: "p:ss" },
    from: { name: "Open Airway", address: "mail@site.example" },
  })
  expect(readSmtpSettings(url, "mail@site.example").from).toEqual({ name: "", address: "mail@site.example" })
})

test("a server without TLS receives neither the password nor the email", async () => {
  const server = await smtpServer()
  const settings = { ...readSmtpSettings(server.url, "mail@site.example"), requireTLS: true }
  const login = { ...settings, auth: { user: "user", pass: "secret" } }
  const options = { signal: new AbortController().signal, canStillSend: () => true }
  await expect(sendEmail(login, MAIL, options)).rejects.toMatchObject({ isFinal: false })
  expect(server.commands.join("\n")).not.toMatch(/AUTH|MAIL/)
})
