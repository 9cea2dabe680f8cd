import { precompress } from "#server/files/precompress.ts"
import { readServerBuild, writeBuildManifests } from "./bundle/build-manifests.ts"
import { writeOfflineFiles } from "./bundle/offline-files.ts"

const build = await readServerBuild()
await writeBuildManifests("build/client", build, Date.now())
await writeOfflineFiles("build/client", build)
await precompress("build/client")
