import { expect, test } from "vitest"
import { readForm } from "./multipart.ts"

const TYPE = "multipart/form-data; boundary=line"

function bodyOf(text: string, pieceBytes: number): ReadableStream<Uint8Array> {
  const bytes = Buffer.from(text, "latin1")
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(Uint8Array.from(bytes.subarray(at, (at += pieceBytes))))
    },
  })
}

async function parsed(text: string, pieceBytes = 7, type = TYPE) {
  const { fields, file } = await readForm(bodyOf(text, pieceBytes), type)
  const chunks: Uint8Array[] = []
  if (file) for await (const chunk of file.chunks) chunks.push(chunk)
  return {
    fields: Object.fromEntries(fields),
    type: file?.type,
    content: file && Buffer.concat(chunks).toString("latin1"),
  }
}

const part = (headers: string, content: string) =>
  `--line\r\nContent-Disposition: form-data; ${headers}\r\n\r\n${content}\r\n`
const filePart = (content: string) => part('name=""; filename="blob"\r\nContent-Type: image/png', content)

test("a form is parsed the same however it is split into chunks", async () => {
  // Content that resembles a delimiter up to its last byte, or ends with the start of one.
  const content = "\r\n--lin\r\n--lin\r\n\r\n--li\xff\x00\r\n-"
  const text = `${part('name="cacheControl"', "60")}${filePart(content)}--line--\r\n`
  for (let pieceBytes = 1; pieceBytes <= text.length; pieceBytes++) {
    expect(await parsed(text, pieceBytes)).toEqual({
      fields: { cacheControl: "60" },
      type: "image/png",
      content,
    })
  }
})

test("accepts supabase-js's empty name, a quoted boundary, a preamble and an empty file", async () => {
  const text = `preamble\r\n${filePart("")}--line--`
  expect(await parsed(text, 5, 'multipart/form-data; charset=x; boundary="line"')).toEqual({
    fields: {},
    type: "image/png",
    content: "",
  })
})

test("a form without a file has none", async () => {
  expect(await parsed(`${part('name="a"', "1")}--line--`)).toEqual({
    fields: { a: "1" },
    type: undefined,
    content: null,
  })
})

test.each([
  ["nothing", "", TYPE],
  ["no boundary named", filePart("x"), "multipart/form-data"],
  ["another boundary", filePart("x"), "multipart/form-data; boundary=other"],
  ["no end of the file", "--line\r\nContent-Disposition: form-data; filename=x\r\n\r\nhalf", TYPE],
  ["no end of a field", "--line\r\nContent-Disposition: form-data; name=x\r\n\r\nhalf", TYPE],
  ["no end of the headers", "--line\r\nContent-Disposition: form-data; name=x\r\n", TYPE],
  ["a part that is no field", "--line\r\nContent-Type: text/plain\r\n\r\nx\r\n--line--", TYPE],
  ["a field of 100 KB", `${part('name="a"', "x".repeat(100_000))}--line--`, TYPE],
  ["headers of 100 KB", `${part(`name="${"x".repeat(100_000)}"`, "1")}--line--`, TYPE],
  ["a preamble of 100 KB", `${"x".repeat(100_000)}\r\n${filePart("x")}--line--`, TYPE],
  ["21 fields", `${Array.from({ length: 21 }, (_, n) => part(`name="${n}"`, "1")).join("")}--line--`, TYPE],
])("rejects a form with %s", async (_what, text, type) => {
  await expect(parsed(text, 1000, type)).rejects.toMatchObject({
    status: 400,
    body: { code: "InvalidRequest" },
  })
})
