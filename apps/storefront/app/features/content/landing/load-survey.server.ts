import { nonBreaking } from '@shop/czech/non-breaking'
import { publicData, storefrontId } from '#app/server/shop.server.ts'

interface SurveyIntro {
  heading: string
  intro: string
}

export async function loadSurvey(type: string): Promise<SurveyIntro | null> {
  const query = publicData.from('surveys').select('title,intro').eq('storefront_id', storefrontId).eq('type', type)
  const row = await publicData.single(query.limit(1))
  return row ? { heading: nonBreaking(row.title), intro: nonBreaking(row.intro) } : null
}
