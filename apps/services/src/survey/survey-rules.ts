import type { Db } from '#app/store/database'
import { selectSettings } from '#app/store/store.sql'

export interface SurveyRules {
  editDays: number
  replyDays: number
  credits: number
}

export async function selectSurveyRules(db: Db): Promise<SurveyRules> {
  const [surveys, loyalty] = [await selectSettings(db, 'surveys.'), await selectSettings(db, 'loyalty.survey_')]
  return {
    editDays: Number(surveys['surveys.edit_days'] ?? 7),
    replyDays: Number(surveys['surveys.reply_days'] ?? 2),
    credits: Number(loyalty['loyalty.survey_credits'] ?? 0),
  }
}
