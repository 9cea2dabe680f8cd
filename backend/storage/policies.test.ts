import { afterAll, expect, test } from "vitest"
import { refusal, storageBackend } from "./testing/storage-backend.ts"

const { service, visitor, member, sql, close } = await storageBackend()
afterAll(close)

test("policies can use hosted's functions on names", async () => {
  const names = ["a/b/c.tar.gz", "c.txt", "folder/", "none", "a/.hidden"]
  const rows = await sql(
    `select storage.foldername(n) as folders, storage.filename(n) as file, storage.extension(n) as extension
     from unnest($1::text[]) as n`,
    [names],
  )
  expect(rows).toEqual([
    { folders: ["a", "b"], file: "c.tar.gz", extension: "gz" },
    { folders: [], file: "c.txt", extension: "txt" },
    { folders: ["folder"], file: "", extension: "" },
    { folders: [], file: "none", extension: "none" },
    { folders: ["a"], file: ".hidden", extension: "hidden" },
  ])
})

test("migrations can create buckets and policies, and policies know the current operation", async () => {
  await sql(`set role postgres;
    insert into storage.buckets (id, name) values ('by-call', 'by-call');
    create policy "upload only" on storage.objects for insert to anon
      with check (bucket_id = 'by-call' and storage.operation() = 'storage.object.upload');
    create policy "list only" on storage.objects for select to anon
      using (bucket_id = 'by-call' and storage.allow_only_operation('object.list'));
    create policy "info or sign" on storage.objects for select to authenticated
      using (bucket_id = 'by-call' and storage.allow_any_operation(array['storage.object.info_authenticated', 'object.sign']));
    reset role`)
  const bucket = visitor.from("by-call")
  expect(refusal(await bucket.upload("a.txt", "a"))).toBeNull()
  expect(refusal(await bucket.createSignedUploadUrl("b.txt"))).toBe("400 403 AccessDenied")
  expect((await bucket.list()).data).toHaveLength(1)
  expect((await bucket.listV2()).data?.objects).toHaveLength(0)
  expect(refusal(await bucket.download("a.txt"))).toBe("400 404 NoSuchKey")
  const members = (await member()).storage.from("by-call")
  expect((await members.info("a.txt")).data?.name).toBe("a.txt")
  expect(refusal(await members.createSignedUrl("a.txt", 60))).toBeNull()
  expect((await members.list()).data).toHaveLength(0)
})

test("a policy on a folder cannot be bypassed", async () => {
  await service.createBucket("walls")
  const a = await member()
  await sql(`create policy "walls" on storage.objects for all to authenticated
    using (bucket_id = 'walls' and (storage.foldername(name))[1] = (select auth.uid())::text)
    with check (bucket_id = 'walls' and (storage.foldername(name))[1] = (select auth.uid())::text)`)
  await service.from("walls").upload("secret.txt", "x")
  await service.from("walls").upload(`${a.id.toUpperCase()}/secret.txt`, "x")
  await a.storage.from("walls").upload(`${a.id}/own.txt`, "x")
  const seen = await a.storage.from("walls").list()
  expect(seen.data?.map(({ name }) => name)).toEqual([a.id])
  expect((await a.storage.from("walls").list(a.id.toUpperCase())).data).toEqual([])
  expect((await a.storage.from("walls").listV2()).data?.objects.map(({ name }) => name)).toEqual([
    `${a.id}/own.txt`,
  ])
})

test("visitors and members have no privileges that policies do not limit", async () => {
  const rows = await sql(`select grantee, string_agg(privilege_type, ',' order by privilege_type) as rights
    from information_schema.role_table_grants
    where table_schema = 'storage' and grantee in ('anon', 'authenticated') group by grantee, table_name`)
  expect(new Set(rows.map(({ rights }) => rights))).toEqual(new Set(["DELETE,INSERT,SELECT,UPDATE"]))
})
