/** Sends what waits on this device, from whatever page is open. */
export async function sendWaiting() {
  const [{ sendLessons }, { sendLater }] = await Promise.all([
    import("./features/courses/progress/sync-progress.ts"),
    import("./features/quiz/device/send-later.ts"),
  ])
  await Promise.all([sendLessons(), sendLater()])
}
