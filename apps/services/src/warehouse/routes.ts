import { staffBatchEndpoints as batches } from '@shop/contract/endpoints/staff-batch-endpoints'
import { staffLifeRulesEndpoints as life } from '@shop/contract/endpoints/staff-life-rules-endpoints'
import { staffRecallEndpoints as recalls } from '@shop/contract/endpoints/staff-recall-endpoints'
import { staffStockEndpoints as endpoints } from '@shop/contract/endpoints/staff-stock-endpoints'
import { PROTOCOL_BODY_BYTES } from '@shop/contract/staff/batch-analysis'
import type { FastifyInstance } from 'fastify'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'
import { batchProtocol } from '#app/warehouse/batch-protocol'
import { blockBatch, unblockBatch } from '#app/warehouse/block-batch'
import { countPieces, moveShelf, writeOff } from '#app/warehouse/change-pieces'
import { lifeRules, saveLifeRules } from '#app/warehouse/life-rules'
import { findGoods, stockBatches, stockMovements, stockProposal, stockRows } from '#app/warehouse/read-stock'
import {
  approveRecall,
  proposeRecall,
  recallView,
  recalls as stopped,
  withdrawRecall,
} from '#app/warehouse/recall-batch'
import { batchAnalysis, saveBatchAnalysis } from '#app/warehouse/save-analysis'
import { takeIn } from '#app/warehouse/take-in'

// A file of megabytes for anybody who asks; people open a few of them.
const PROTOCOLS: Limit = { action: 'batch-protocol', per: 'network', max: 200, windowSeconds: 10 * 60 }

export function addWarehouseRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.stockRows, stockRows)
  bind(app, deps, endpoints.stockProposal, stockProposal)
  bind(app, deps, endpoints.stockMovements, stockMovements)
  bind(app, deps, endpoints.stockBatches, stockBatches)
  bind(app, deps, endpoints.findGoods, findGoods)
  bind(app, deps, endpoints.takeIn, takeIn)
  bind(app, deps, endpoints.countPieces, countPieces)
  bind(app, deps, endpoints.writeOff, writeOff)
  bind(app, deps, endpoints.moveShelf, moveShelf)
  bind(app, deps, endpoints.blockBatch, blockBatch)
  bind(app, deps, endpoints.unblockBatch, unblockBatch)
  bind(app, deps, batches.batchAnalysis, batchAnalysis)
  bind(app, deps, batches.saveBatchAnalysis, saveBatchAnalysis, { bodyLimit: PROTOCOL_BODY_BYTES })
  bind(app, deps, batches.batchProtocol, batchProtocol, { limits: [PROTOCOLS] })
  bind(app, deps, life.lifeRules, lifeRules)
  bind(app, deps, life.saveLifeRules, saveLifeRules)
  bind(app, deps, recalls.recalls, stopped)
  bind(app, deps, recalls.recallView, recallView)
  bind(app, deps, recalls.proposeRecall, proposeRecall)
  bind(app, deps, recalls.withdrawRecall, withdrawRecall)
  bind(app, deps, recalls.approveRecall, approveRecall)
}
