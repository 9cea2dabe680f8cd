import { data, type RouterContextProvider, redirect } from "react-router"
import { assertNever } from "#app/lib/assert-never.ts"
import { rememberReturnPath } from "#app/lib/auth/guard.server.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import { moveByCommand } from "#app/lib/forms/move-item.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { courseName, saveAnswer, startQuiz, submitQuiz } from "./queries.ts"
import { quizCourseAt } from "./quiz-course.server.ts"
import type { Refusal } from "./start-view.tsx"
import { currentTaker, ensureTaker } from "./takers.server.ts"
import { PICK_ONE } from "./views.ts"

type Context = Readonly<RouterContextProvider>

interface ActionArgs {
  context: Context
  params: { id: string }
  request: Request
  url: URL
}

const NOT_SAVED = "We couldn’t save this answer. Reload the page and answer again."

/** Requests the certificate of a passed test; another feature does that. */
type RequestCertificate<Response> = (
  context: Context,
  form: FormData,
  resultPath: (attempt: string) => string,
) => Promise<Response>

export async function quizAction<Response>(
  { context, params, request, url }: ActionArgs,
  requestCertificate: RequestCertificate<Response>,
) {
  const course = (await quizCourseAt(context, params.id)) ?? throwNotFound({ url })
  const form = await readForm(request)
  const path = `/courses/${course.slug}/quiz`
  switch (form.get("intent")) {
    case "start":
      return start(context, course.id, path)
    case "save":
      return answer(context, form, path)
    case "submit":
      return handIn(context, form, path)
    case "keep":
      rememberReturnPath(context, `${path}?result=${attemptIn(form)}`)
      return redirect("/login?step=sign-up", 303)
    case "sign-in":
      rememberReturnPath(context, path)
      return redirect("/login", 303)
    case "certificate":
      return requestCertificate(context, form, attempt => `${path}?result=${attempt}`)
    default:
      return redirect(path, 303)
  }
}

async function start(context: Context, course: string, path: string) {
  const taker = ensureTaker(context)
  const started = await startQuiz(taker, course)
  switch (started.state) {
    case "open":
    // The page says why.
    case "no-consent":
    case "no-age":
      return redirect(path, 303)
    case "pause":
      return refuse({ state: started.state, pause: started, waitsFor: null })
    case "locked":
      return refuse({
        state: started.state,
        pause: null,
        waitsFor: await courseName(taker.db, started.requires),
      })
    case "unknown":
    case "no-key":
      return refuse({ state: started.state, pause: null, waitsFor: null })
    default:
      return assertNever(started)
  }
}

function refuse(refusal: Refusal) {
  return data({ refusal }, { status: 409 })
}

/** Saves the answer, then redirects to where the button leads; reorder buttons stay on the question. */
async function answer(context: Context, form: FormData, path: string) {
  const question = String(form.get("question") ?? "")
  const move = form.get("move")
  const submitted = form.getAll("chosen").map(String)
  const chosen = typeof move === "string" ? moveByCommand(submitted, move) : submitted
  const to = String(form.get("to") ?? "")
  const next = /^(\d{1,3}|review)$/.test(to) ? `${path}?q=${to}` : null
  const number = Number(form.get("number"))
  if (chosen.length === 0) {
    // Going back may leave a question unanswered; going forward requires an answer or the skip link.
    if (next && Number(to) < number) return redirect(next, 303)
    return data({ errors: { chosen: PICK_ONE } }, { status: 400 })
  }
  const outcome = isUuid(question)
    ? await saveAnswer(currentTaker(context), attemptIn(form), question, chosen)
    : "unknown"
  const isAutosave = !next && typeof move !== "string"
  switch (outcome) {
    case "unknown":
      return data({ errors: { chosen: NOT_SAVED } }, { status: 400 })
    case "submitted":
    case "time-is-up":
    case "no-consent":
    case "no-age":
      return isAutosave ? data({ isSaved: false }, { status: 409 }) : redirect(path, 303)
    case "saved":
      return isAutosave ? data({ isSaved: true }) : redirect(next ?? `${path}?q=${number || 1}`, 303)
    default:
      return assertNever(outcome)
  }
}

async function handIn(context: Context, form: FormData, path: string) {
  const result = await submitQuiz(currentTaker(context), attemptIn(form))
  return redirect(result ? `${path}?result=${result.attempt}` : path, 303)
}

// Malformed and unknown ids are both not found.
function attemptIn(form: FormData) {
  const submitted = String(form.get("attempt") ?? "")
  return isUuid(submitted) ? submitted : "00000000-0000-0000-0000-000000000000"
}
