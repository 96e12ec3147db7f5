import { ConsentTopic } from '@shop/contract/consent'
import type { ConsentBox } from '#app/features/customer/sign-in/registration-form.tsx'
import { publicData } from '#app/server/shop.server.ts'

/** The sentences in force; a consent is to these words and to no others. */
export async function loadConsentBoxes(topics: readonly ConsentTopic[]): Promise<ConsentBox[]> {
  const { items } = await publicData.list(
    publicData
      .from('consent_wordings')
      .select('topic,version,wording')
      .in('topic', [...topics])
      .order('version', { ascending: false }),
  )
  return topics.flatMap((topic) => {
    const newest = items.find((row) => row.topic === topic)
    return newest ? [{ topic: ConsentTopic.parse(topic), version: newest.version, wording: newest.wording }] : []
  })
}
