import { precompress } from "#server/precompress.ts"
import { writeBuildManifests } from "./bundle/build-manifests.ts"

await writeBuildManifests("build/client", Date.now())
await precompress("build/client")
