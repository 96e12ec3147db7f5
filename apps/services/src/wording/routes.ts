import { wordingEndpoints as endpoints } from '@shop/contract/endpoints/wording-endpoints'
import type { FastifyInstance } from 'fastify'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import { LONG_TEXT_BYTES } from '#app/http/long-text-bytes'
import { staffPage, staffPages } from '#app/wording/show-page'
import { wordingFile } from '#app/wording/wording-file'
import { publishWording, saveWordingDraft } from '#app/wording/write-wording'

export function addWordingRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.staffPages, staffPages)
  bind(app, deps, endpoints.staffPage, staffPage)
  bind(app, deps, endpoints.saveWordingDraft, saveWordingDraft, { bodyLimit: LONG_TEXT_BYTES })
  bind(app, deps, endpoints.publishWording, publishWording)
  bind(app, deps, endpoints.wordingFile, wordingFile)
}
