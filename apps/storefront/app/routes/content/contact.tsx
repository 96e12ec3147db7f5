import { data } from 'react-router'
import { CompanyTable, ContactHead } from '#app/features/content/contact/contact-view.tsx'
import { loadContact } from '#app/features/content/contact/load-contact.server.ts'
import { WhereWeAre } from '#app/features/content/contact/where-we-are.tsx'
import { drawFacts } from '#app/features/content/sections/fact-blocks.tsx'
import { loadSection } from '#app/features/content/sections/load-section.server.ts'
import { SectionBlocks } from '#app/features/content/sections/section-blocks.tsx'
import { CONTACT_FORM, ContactForm } from '#app/features/customer/contact/contact-form.tsx'
import { sendContact } from '#app/features/customer/contact/send-contact.server.ts'
import { stateOf } from '#app/forms/form-state.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { RichText } from '#app/prose/prose.tsx'
import { publicFor } from '#app/server/page-cache.server.ts'
import { sectionKeys } from '#app/server/page-keys.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import type { Route } from './+types/contact.ts'

/** The page says whether somebody answers the phone now. */
const FRESH_SECONDS = 5 * 60

export async function loader({ url }: Route.LoaderArgs) {
  const [page, contact] = await Promise.all([loadSection('kontakt'), loadContact(url)])
  // What somebody was sent here with is nobody else's page.
  const isOwn = contact.sent !== null || contact.start.orderNumber !== ''
  const headers = isOwn ? { 'Cache-Control': 'private, no-store' } : publicFor(FRESH_SECONDS, ...sectionKeys('kontakt'))
  return data({ page, ...contact }, { headers })
}

export function action({ request, context }: Route.ActionArgs) {
  return sendContact(request, visitOf(context))
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : [])

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { page, rows, places, today, sent, start } = loaderData
  return (
    <>
      <ContactHead
        name={page.name}
        heading={page.heading}
        lead={<RichText text={page.lead} />}
        today={today}
        sent={sent}
      >
        <ContactForm state={stateOf(CONTACT_FORM, actionData)} start={start} />
      </ContactHead>
      <SectionBlocks blocks={page.blocks} drawFacts={drawFacts} live={{ mapa: <WhereWeAre places={places} /> }} />
      <CompanyTable rows={rows} />
    </>
  )
}
