import { useStateBranding } from "#app/lib/auth/member.ts"
import { useSettings } from "#app/lib/rendering/settings.ts"
import { cn } from "#app/lib/theming/cn.ts"

/** The organization's logo in the variant of the member's state; `light` is for dark backgrounds. */
export function Logo({ light = false, className }: { light?: boolean; className?: string }) {
  const branding = useStateBranding()
  return (
    <img
      src={light ? branding.logoLight : branding.logo}
      width="126"
      height={branding.logoHeight}
      alt={`${useSettings()?.name ?? "Home"}, home`}
      className={cn("h-auto w-31.5 max-phone:w-26.5", className)}
    />
  )
}

/** The mark in the current text color. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 100 116" width="42" height="49" aria-hidden="true" className={className}>
      <path fill="currentColor" fillRule="evenodd" d={MARK} />
    </svg>
  )
}

const MARK =
  "M12 47C9.5 37 7.5 25 8 15C8.5 7.6 15 5.4 21 9.6C28 14.4 35 19.6 40.5 25.4C46.5 24.6 53.5 24.6 59.5 25.4C65 19.6 72 14.4 79 9.6C85 5.4 91.5 7.6 92 15C92.5 25 90.5 37 88 47C94 54 97 61 97 69.5C97 96 78 113 50 113C22 113 3 96 3 69.5C3 61 6 54 12 47ZM50 45C35.5 45 27.5 53 27.5 67.5C27.5 82 35.5 90 50 90C64.5 90 72.5 82 72.5 67.5C72.5 53 64.5 45 50 45Z"
