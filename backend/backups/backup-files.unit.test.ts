import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { backupFiles, backupPath, removeOldBackups } from "./backup-files.ts"

const folder = await mkdtemp(join(tmpdir(), "open-airway-backups-"))
afterAll(() => rm(folder, { recursive: true }))

async function backup(daysAgo: number) {
  const date = new Date(Date.now() - daysAgo * 86_400_000)
  const path = backupPath(folder, date)
  await writeFile(path, "backup")
  await utimes(path, date, date)
  return path
}

test("old backups are removed, the newest and other files stay", async () => {
  const [twoDays, thirteen] = [await backup(2), await backup(13)]
  await backup(15)
  await writeFile(join(folder, "notes.txt"), "")
  await removeOldBackups(folder, 14)
  expect((await backupFiles(folder)).map(({ path }) => path)).toEqual([twoDays, thirteen])
  await removeOldBackups(folder, 1)
  expect(await readdir(folder)).toHaveLength(2)
})
