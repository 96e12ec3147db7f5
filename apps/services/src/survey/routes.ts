import { staffSurveyEndpoints as office } from '@shop/contract/endpoints/staff-survey-endpoints'
import { surveyEndpoints as endpoints } from '@shop/contract/survey'
import type { FastifyInstance } from 'fastify'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'
import { answerSurvey, readSurvey } from '#app/survey/answer-survey'
import { saveSurvey, staffSurvey, surveyAnswers } from '#app/survey/edit-survey'
import { staffSurveys } from '#app/survey/staff-surveys'

// Every question is saved by itself; the longest survey has eight.
const answering: Limit = { action: 'survey', per: 'network', max: 120, windowSeconds: 60 * 60 }

export function addSurveyRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.staffSurveys, staffSurveys)
  bind(app, deps, office.staffSurvey, staffSurvey)
  bind(app, deps, office.saveSurvey, saveSurvey)
  bind(app, deps, office.surveyAnswers, surveyAnswers)
  bind(app, deps, endpoints.readSurvey, readSurvey)
  bind(app, deps, endpoints.answerSurvey, answerSurvey, { limits: [answering] })
}
