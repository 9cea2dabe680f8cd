import { InlineScript } from "#app/lib/rendering/inline-script.tsx"
import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"

/**
 * Adds the URL's hash to the stored path. Browsers carry the hash of the requested URL across a redirect, and the
 * server never sees it.
 */
export const HASH_SCRIPT = `(()=>{const l=location,h=l.hash,m=/(?:^|; )((?:__Host-)?sb-auth-redirect-path)=([^;]+)/.exec(document.cookie);
if(!h)return;
if(m&&!/%23|#/.test(m[2]))document.cookie=m[1]+"="+m[2]+encodeURIComponent(h)+"; path=/; max-age=28800; samesite=lax"+(m[1][0]=="_"?"; secure":"");
history.replaceState(history.state,"",l.pathname+l.search)})()`

/**
 * Runs inline on the sign-in page, because hydration is deferred and may come after the first click.
 */
export function HashScript() {
  return useHydrated() ? null : <InlineScript>{HASH_SCRIPT}</InlineScript>
}
