import { useEffect } from "react"
import { href } from "react-router"
import { Logo } from "#app/ui/brand/logo.tsx"
import { Narcat } from "#app/ui/brand/mascot.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"

/** Replaces the error page when the network failed, because the site did not. */
export function OfflinePage({ title }: { title(text: string): string }) {
  useEffect(() => {
    const reload = () => window.location.reload()
    window.addEventListener("online", reload)
    return () => window.removeEventListener("online", reload)
  }, [])
  return (
    <main className="flex min-h-dvh flex-col bg-green-100">
      <title>{title("You’re offline")}</title>
      <div className="wrap w-full pt-6">
        <a href="/" className="inline-block">
          <Logo />
        </a>
      </div>
      <div className="wrap grid w-full flex-1 content-center gap-6 py-10">
        <Narcat pose="lost" alt="" className="w-[min(20rem,70%)]" />
        <h1 className="max-w-[17em] wdth-84 text-[clamp(1.7rem,3vw,2.9rem)] leading-[0.98]">
          You’re offline, we’ll retry
        </h1>
        <p className="max-w-[34em]">
          This page loads as soon as you’re back online. Nothing you saved is lost.
        </p>
        <PushButton size="lg" onClick={() => window.location.reload()} className="w-fit max-phone:w-full">
          Try again now
        </PushButton>
        <p>
          Someone needs help?{" "}
          <a href={href("/emergency")} className="underline">
            The emergency steps
          </a>{" "}
          work offline.
        </p>
      </div>
    </main>
  )
}
