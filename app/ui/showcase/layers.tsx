import { Icon } from "#app/ui/brand/icon.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Dialog, Sheet } from "#app/ui/overlays/dialog.tsx"
import { Menu, MenuItem } from "#app/ui/overlays/menu.tsx"
import { showToast, ToastCard } from "#app/ui/overlays/toast.tsx"
import { Tooltip } from "#app/ui/overlays/tooltip.tsx"
import { useDialog } from "#app/ui/overlays/use-dialog.ts"
import { Columns, Row, Section } from "#app/ui/showcase/section.tsx"

const MENU = ["Learn", "Events", "Impact", "Get involved", "News"]

export function Layers() {
  const dialog = useDialog()
  const sheet = useDialog()
  return (
    <Columns>
      <Section title="Dialog, sheet, menu, tooltip">
        <Row>
          <PushButton variant="siren" {...dialog.opener}>
            Cancel the event
          </PushButton>
          <PushButton variant="white" {...sheet.opener}>
            Open the sheet
          </PushButton>
          <Menu label="More">
            <MenuItem to="/events" icon="ph:calendar-blank-fill">
              See all events
            </MenuItem>
            <MenuItem icon="ph:copy-fill" onClick={() => showToast({ title: "Link copied." })}>
              Copy the link
            </MenuItem>
            <MenuItem icon="ph:trash-fill" destructive>
              Take it off the calendar
            </MenuItem>
          </Menu>
          <Tooltip text="Saved on this device only, until you send it.">
            <PushButton variant="white" size="sm" icon="ph:floppy-disk-fill">
              Save draft
            </PushButton>
          </Tooltip>
        </Row>
        <Dialog
          control={dialog}
          title="Cancel Night Shift?"
          actions={
            <>
              <PushButton variant="white" {...dialog.closer}>
                Keep the event
              </PushButton>
              <PushButton variant="siren" {...dialog.closer}>
                Cancel event
              </PushButton>
            </>
          }
        >
          <p>147 people will get an email saying it’s off. You can’t undo that.</p>
        </Dialog>
        <Sheet
          control={sheet}
          title="Menu"
          foot={
            <p className="flex min-h-15 items-center justify-center gap-2.5 bg-ink font-bold text-siren-300">
              <Icon name="ph:warning-fill" className="size-[1.1em]" />
              Someone won’t wake up? Call 911
            </p>
          }
        >
          <ul>
            {MENU.map(entry => (
              <li
                key={entry}
                className="display wdth-68 flex min-h-15 items-center border-ink border-b-3 text-[2.9rem] uppercase leading-none"
              >
                {entry}
              </li>
            ))}
          </ul>
        </Sheet>
      </Section>
      <Section title="Toasts: temporary, and rendered by the server">
        <Row>
          <PushButton
            variant="air"
            onClick={() =>
              showToast({ title: "Spot saved.", text: "Night Shift, 12 Dec. Ticket’s in your inbox." })
            }
          >
            Save my spot
          </PushButton>
        </Row>
        <div className="grid gap-4">
          <ToastCard title="Spot saved." text="Night Shift, 12 Dec. Ticket’s in your inbox." />
          <ToastCard tone="bad" title="That didn’t save." text="Check your signal, then press Save again." />
        </div>
      </Section>
    </Columns>
  )
}
