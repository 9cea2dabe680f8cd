import { precompress } from "#server/files/precompress.ts"
import { readServerBuild, writeBuildManifests } from "./bundle/build-manifests.ts"

await writeBuildManifests("build/client", await readServerBuild(), Date.now())
await precompress("build/client")
