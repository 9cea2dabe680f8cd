import type { RefObject } from "react"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Checkbox } from "#app/ui/forms/choice.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { BodyField } from "./body-field.tsx"
import type { EditedArticle } from "./editing.server.ts"
import type { EditorHandle } from "./editor/rich-editor.tsx"
import { COLOR_LABELS, CONFLICT, optionsOf } from "./labels.ts"

interface Props {
  article: EditedArticle
  result: ActionResult
  handle: RefObject<EditorHandle | null>
}

/** Everything editors write about an article. */
export function ArticleForm({ article, result, handle }: Props) {
  const { fields, baseVersion, status, kind } = article
  const hasConflict = result.errors?.form === CONFLICT
  return (
    <Form id="article" data-own-draft="" result={result} className="grid-cols-1 gap-6">
      <input type="hidden" name="base_version" value={baseVersion} />
      <TextField name="title" label="Title" maxLength={120} defaultValue={fields.title} />
      <TextArea
        name="summary"
        label="Summary"
        hint="In lists, search results and shared links. At least 20 characters to publish."
        maxLength={300}
        rows={2}
        optional
        defaultValue={fields.summary}
      />
      <BodyField {...{ article, handle }} />
      {kind === "blog" ? <BlogFields article={article} /> : <PressFields article={article} />}
      <ReviewFields article={article} />
      <details>
        <summary className="min-h-8 cursor-pointer font-bold underline">Address, color and more</summary>
        <MoreFields article={article} />
      </details>
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{status === "published" ? "Save and update the page" : "Save"}</SubmitButton>
        {hasConflict && (
          <PushButton type="submit" name="intent" value="overwrite" variant="white">
            Save mine anyway
          </PushButton>
        )}
      </div>
    </Form>
  )
}

interface PartProps {
  article: EditedArticle
}

function BlogFields({ article: { fields, options } }: PartProps) {
  return (
    <div className="grid items-start gap-4 phone:grid-cols-2">
      <SelectField
        name="category_id"
        label="Category"
        placeholder="Choose"
        options={options.categories}
        defaultValue={fields.category_id}
      />
      <SelectField
        name="author_id"
        label="Author"
        placeholder="Choose"
        options={options.authors}
        defaultValue={fields.author_id}
      />
      <TextField
        name="question"
        label="Reader’s question that it answers"
        hint="Shown on the blog."
        optional
        defaultValue={fields.question}
      />
      <Tags fields={fields} />
    </div>
  )
}

function PressFields({ article: { fields } }: PartProps) {
  return (
    <div className="grid items-start gap-4 phone:grid-cols-2">
      <TextField
        name="place"
        label="Place"
        hint="Where the release is from."
        optional
        defaultValue={fields.place}
      />
      <Tags fields={fields} />
    </div>
  )
}

/** A change of a public article is read by a clinician before it is saved, any other one before it is published. */
function ReviewFields({ article: { fields, status } }: PartProps) {
  return (
    <div className="grid gap-4">
      <Checkbox
        name="has_health_content"
        label="It has health content"
        hint="A clinician reads it before it’s published, and each change after that."
        defaultChecked={fields.has_health_content === "on"}
      />
      {(status === "published" || status === "scheduled") && (
        <div className="grid items-start gap-4 phone:grid-cols-2">
          <TextField
            name="reviewer"
            label="Reviewed by"
            hint="For health content that you change: name and title of the clinician who has read it. Readers can see it."
            maxLength={120}
            optional
            defaultValue={fields.reviewer}
          />
          <TextField
            name="reviewed_on"
            type="date"
            label="Day of the review"
            optional
            defaultValue={fields.reviewed_on}
          />
        </div>
      )}
    </div>
  )
}

function Tags({ fields }: Pick<EditedArticle, "fields">) {
  return (
    <TextField
      name="tags"
      label="Tags"
      hint="With commas between them."
      optional
      defaultValue={fields.tags}
    />
  )
}

function MoreFields({ article: { fields, kind } }: PartProps) {
  return (
    <div className="grid gap-4 pt-4">
      <TextField
        name="slug"
        label={`Address: /news/${kind}/…`}
        hint="If the article was public, its former address leads to the new one."
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={fields.slug}
      />
      <SelectField
        name="color"
        label="Color of the page"
        options={optionsOf(COLOR_LABELS)}
        defaultValue={fields.color}
      />
      <TextField
        name="checked_on"
        type="date"
        label="Facts checked on"
        optional
        defaultValue={fields.checked_on}
      />
      <TextArea
        name="lines_to_share"
        label="Lines to share"
        hint="Up to six sentences that readers can copy, one on each line."
        optional
        rows={3}
        defaultValue={fields.lines_to_share}
      />
    </div>
  )
}
