import { InlineScript } from "#app/lib/rendering/inline-script.tsx"
import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"

/**
 * Adds the hash in the address to the stored path. After a redirect the browser still holds the hash of the
 * address it first asked for, and nobody else knows it.
 */
export const HASH_SCRIPT = `(()=>{const l=location,h=l.hash,m=/(?:^|; )((?:__Host-)?sb-auth-redirect-path)=([^;]+)/.exec(document.cookie);
if(!h)return;
if(m&&!/%23|#/.test(m[2]))document.cookie=m[1]+"="+m[2]+encodeURIComponent(h)+"; path=/; max-age=28800; samesite=lax"+(m[1][0]=="_"?"; secure":"");
history.replaceState(history.state,"",l.pathname+l.search)})()`

/**
 * On the page for signing in, before anything can be pressed: the site's own scripts start when the page is
 * idle, which is too late for a quick hand.
 */
export function HashScript() {
  return useHydrated() ? null : <InlineScript>{HASH_SCRIPT}</InlineScript>
}
