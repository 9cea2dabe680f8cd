import { precompress } from "#server/files/precompress.ts"
import { writeBuildManifests } from "./bundle/build-manifests.ts"

await writeBuildManifests("build/client", Date.now())
await precompress("build/client")
