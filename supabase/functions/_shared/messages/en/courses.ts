import { z } from "zod"
import { emailMessage, noticeMessage } from "../message.ts"
import { day, noParams, params, slug, text } from "../params.ts"
import { formatDay } from "./format.ts"

const certificate = params({ certificate: slug, course: text })
const classCertificate = params({ certificate: slug, course: text, day })
const WRONG = "The certificate’s page says why. If you think that’s wrong, reply to this email."

export const courses = {
  "extra-time": noticeMessage(params({ percent: z.int().positive() }), ({ percent }) => ({
    title: "You have more time in tests",
    body: `From now on you get ${percent} percent more time in every timed test. Tests without a timer stay the same.`,
    path: "/courses",
  })),

  "certificate-ready": noticeMessage(certificate, ({ certificate, course }) => ({
    title: "Your certificate is ready",
    body: `You passed “${course}”. Anyone you show your certificate to can check it.`,
    path: `/certificate/${certificate}`,
  })),

  "class-certificate": noticeMessage(classCertificate, ({ certificate, course, day }) => ({
    title: "Your certificate is ready",
    body: `You took our class for “${course}” on ${formatDay(day)}. Anyone you show your certificate to can check it.`,
    path: `/certificate/${certificate}`,
  })),

  "class-certificate-guest": emailMessage(classCertificate, ({ certificate, course, day }) => ({
    subject: "Your certificate is ready",
    heading: "You took the class",
    paragraphs: [
      `You took our class for “${course}” on ${formatDay(day)}. Here is your certificate. Its page shows your initials only, and anyone you give the link to can check it.`,
      "Create an account with this email address, and the certificate moves into it. Then you can choose how your name is shown, and we remind you before it expires.",
    ],
    action: { label: "See your certificate", path: `/certificate/${certificate}` },
    footnote:
      "You weren’t there? Then someone wrote down the wrong address. Reply to this email and we’ll take it back.",
  })),

  "certificate-waiting": noticeMessage(
    params({ course: text, slug, attempt: z.uuid() }),
    ({ course, slug, attempt }) => ({
      title: "Your certificate is waiting: choose the name",
      body: `You passed the test for “${course}”. Choose the name for your certificate, and it’s yours.`,
      path: `/courses/${slug}/quiz?result=${attempt}`,
    }),
  ),

  "certificate-refused": noticeMessage(certificate, ({ certificate, course }) => ({
    title: "We did not approve your new test",
    body: `An instructor looked at your new test for “${course}” and did not approve it, so there is no new certificate. ${WRONG}`,
    path: `/certificate/${certificate}`,
  })),

  "certificate-expires": noticeMessage(
    params({ course: text, slug, expires: day }),
    ({ course, slug, expires }) => ({
      title: `Your certificate expires on ${formatDay(expires)}`,
      body: `You can renew “${course}” now: take the test again to get a new certificate.`,
      path: `/courses/${slug}`,
    }),
  ),

  "certificate-reinstated": noticeMessage(certificate, ({ certificate, course }) => ({
    title: "Your certificate is valid again",
    body: `“${course}” is valid again, and everyone who checks it sees that.`,
    path: `/certificate/${certificate}`,
  })),

  "certificate-suspended": noticeMessage(certificate, ({ certificate, course }) => ({
    title: "Your certificate is suspended",
    body: `“${course}” isn’t valid for now. ${WRONG}`,
    path: `/certificate/${certificate}`,
  })),

  "certificate-revoked": noticeMessage(certificate, ({ certificate, course }) => ({
    title: "Your certificate is revoked",
    body: `“${course}” is no longer valid. ${WRONG}`,
    path: `/certificate/${certificate}`,
  })),

  "certificate-name-corrected": noticeMessage(certificate, ({ certificate, course }) => ({
    title: "The name on your certificate was corrected",
    body: `We issued “${course}” again with the corrected name and revoked the old certificate. Share the new one from now on.`,
    path: `/certificate/${certificate}`,
  })),

  "kit-shipped": noticeMessage(noParams, () => ({
    title: "Your kit is on its way",
    body: "It left us today. Keep it within reach, and tell people where it is.",
    path: "/get-certified",
  })),

  "kit-canceled": noticeMessage(noParams, () => ({
    title: "Your kit request was canceled",
    body: "We couldn’t send your kit and deleted your address. You can ask again, or write to us.",
    path: "/get-certified",
  })),

  "kit-out-of-stock": noticeMessage(noParams, () => ({
    title: "We have no kit for you right now",
    body: "We’re out of kits and deleted your address. Please ask again later. Pharmacies sell naloxone without a prescription.",
    path: "/get-certified",
  })),

  "stock-low": emailMessage(
    params({ site: text, kits: z.int().min(0), level: z.int().positive() }),
    ({ site, kits, level }) => ({
      subject: `Low stock: ${site}`,
      heading: `${site} is low on kits`,
      paragraphs: [
        `${site} has ${kits === 1 ? "1 kit" : `${kits} kits`}, which is below its alert level of ${level}.`,
        "Move kits from another site, or order more.",
      ],
      action: { label: "See the stock", path: "/staff/kits" },
      footnote: "We write again only after the site had enough kits in between.",
    }),
  ),
}
