import { people, uuid } from "../../access/actors.ts"
import type { Row, TableRegistration } from "../../access/policy-fixtures.ts"

const { a, b, guardian } = people

/**
 * Each bucket has its own lines in the matrix and needs rows of two owners. No policy names the bucket of-a: its lines
 * show when a policy forgets to check the bucket.
 */
export const table: TableRegistration = {
  equivalentMutants: {
    "storage.objects / members enter the second factor first: also for anon":
      "the policy is restrictive, and visitors owe no second factor",
    ...Object.fromEntries(
      ["add no files: dropped", "add no files: with check true", "change no files: dropped"]
        .concat(["change no files: using true", "change no files: with check true"])
        .concat(["change no files: using and with check true"])
        .concat(["remove no files: dropped", "remove no files: using true"])
        .map(change => [
          `storage.objects / role views ${change}`,
          "no actor views a role; tests/policies/accounts/role-views.test.ts does",
        ]),
    ),
    ...Object.fromEntries(
      ["add", "change", "remove"].map(verb => [
        `storage.objects / role views ${verb} no files: also for anon`,
        "the policy is restrictive, and visitors view no role",
      ]),
    ),
  },
  fixture: {
    splitBy: "bucket_id",
    rows: {
      "of a": object(1, "of-a", a),
      "of b": object(2, "of-a", b),
      "picture of a": picture(21, a, uuid(21)),
      "picture of b": picture(22, b, uuid(22)),
      "export of a": dataExport(11, `${a}/1.zip`),
      "export over for a": dataExport(12, `${a}/4.zip`),
      "file of a picture": pictureFile(31, 320),
      "another file of a picture": pictureFile(32, 640),
      "export of minor for guardian": dataExport(13, `${guardian}/3.zip`),
    },
    inserts: {
      "of a": object(101, "of-a", a),
      "of b": object(102, "of-a", b),
      "picture for oneself": picture(121, a, uuid(121)),
      "picture for b": picture(122, b, uuid(122)),
      "picture under a name of one's own": picture(123, a, "me"),
      "picture in a bucket for other things": { ...picture(124, a, uuid(124)), bucket_id: "of-a" },
      "file for a picture": pictureFile(131, 960),
      "file of one's own for a picture": { ...pictureFile(132, 1440), owner_id: a },
      "export for a": dataExport(111, `${a}/9.zip`),
    },
    moves: {
      "a to b": { row: "of a", set: { owner_id: b } },
      "into another bucket": { row: "of a", set: { bucket_id: "of-b" } },
      "a's picture to b": { row: "picture of a", set: { name: `${b}/stolen.webp` } },
    },
  },
}

function object(number: number, bucket_id: string, owner: string): Row {
  return { id: uuid(number), bucket_id, name: `${owner}/${number}.txt`, owner_id: owner }
}

function picture(number: number, owner: string, name: string): Row {
  return { id: uuid(number), bucket_id: "avatars", name: `${owner}/${name}.webp`, owner_id: owner }
}

function pictureFile(number: number, width: number): Row {
  return { id: uuid(number), bucket_id: "pictures", name: `${uuid(31)}/${width}.webp` }
}

function dataExport(number: number, name: string): Row {
  return { id: uuid(number), bucket_id: "exports", name }
}
