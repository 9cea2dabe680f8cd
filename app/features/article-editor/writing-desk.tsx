import { useRef } from "react"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { AutosaveStatus } from "#app/ui/staff/autosave-status.tsx"
import { StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { useAutosave } from "#app/ui/staff/use-autosave.ts"
import { ArticleForm } from "./article-form.tsx"
import { ChecksPanel } from "./checks-panel.tsx"
import type { DraftAnswer } from "./draft.server.ts"
import type { EditedArticle } from "./editing.server.ts"
import type { EditorHandle } from "./editor/rich-editor.tsx"
import type { TextReport } from "./report.server.ts"

interface Props {
  article: EditedArticle
  /** Of the text at the start. */
  report: TextReport
  result: ActionResult
}

/** The form of an article beside the checks of its text. */
export function WritingDesk({ article, report, result }: Props) {
  const handle = useRef<EditorHandle>(null)
  const autosave = useAutosave<DraftAnswer>("article", `/staff/articles/${article.id}/draft`)
  return (
    <div className="grid items-start gap-5 min-[1180px]:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <StaffSheet className="p-[clamp(18px,2vw,28px)]">
        <ArticleForm {...{ article, result, handle }} />
      </StaffSheet>
      <StaffSheet className="grid gap-4 p-[clamp(18px,2vw,28px)] min-[1180px]:sticky min-[1180px]:top-4">
        <AutosaveStatus state={autosave} noun="article" />
        <ChecksPanel
          report={autosave.answer?.report ?? report}
          onGoTo={line => handle.current?.goToLine(line)}
        />
      </StaffSheet>
    </div>
  )
}
