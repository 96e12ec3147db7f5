import { endpoint } from '../endpoint.ts'
import { SaveSurvey, StaffSurvey, SurveyAnswerRows, SurveyParams } from '../staff/staff-survey.ts'

/** What the shop asks, and what it was told, row by row. */
export const staffSurveyEndpoints = {
  staffSurvey: endpoint({
    method: 'GET',
    path: '/staff/surveys/:type',
    summary: 'A survey as it is asked now.',
    access: 'staff',
    work: 'content',
    params: SurveyParams,
    reply: StaffSurvey,
    refusals: [],
  }),
  saveSurvey: endpoint({
    method: 'PUT',
    path: '/staff/surveys/:type',
    summary: 'Changes what is asked, or stops asking; what was answered goes on meaning what it meant.',
    access: 'staff',
    work: 'content',
    params: SurveyParams,
    body: SaveSurvey,
    reply: StaffSurvey,
    refusals: ['version_conflict', 'survey_refused'],
  }),
  surveyAnswers: endpoint({
    method: 'GET',
    path: '/staff/surveys/:type/answers',
    summary: 'Finished answers of a year, the newest first.',
    access: 'staff',
    work: 'reviews',
    params: SurveyParams,
    reply: SurveyAnswerRows,
    refusals: [],
  }),
} as const
