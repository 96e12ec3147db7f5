import type { NamedLink } from '#app/addresses/named-link.ts'
import { toPlainText } from '#app/prose/to-plain-text.ts'
import { absolute, breadcrumbList, plain, toJsonLd } from '#app/server/json-ld.server.ts'
import { readingTexts } from '#app/texts/content/reading.ts'
import type { FaqQuestion } from './load-faq.server.ts'

interface Place {
  /** Pages between the FAQ and this one. */
  above?: NamedLink[]
  name: string
}

/** Only answers that stand on the page. */
export function toFaqJsonLd(questions: FaqQuestion[], { above = [], name }: Place): string {
  return toJsonLd(
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ title, answer, to }) => ({
        '@type': 'Question',
        name: plain(title),
        url: absolute(to),
        acceptedAnswer: { '@type': 'Answer', text: plain(toPlainText(answer)) },
      })),
    },
    breadcrumbList([{ label: readingTexts.home, to: '/' }, ...above], name),
  )
}
