import { staffBatchEndpoints as batches } from '@shop/contract/endpoints/staff-batch-endpoints'
import { staffLifeRulesEndpoints as life } from '@shop/contract/endpoints/staff-life-rules-endpoints'
import { staffRecallEndpoints as recalls } from '@shop/contract/endpoints/staff-recall-endpoints'
import { staffStockEndpoints as endpoints } from '@shop/contract/endpoints/staff-stock-endpoints'
import type { FastifyInstance } from 'fastify'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import { blockBatch, unblockBatch } from '#app/warehouse/block-batch'
import { countPieces, moveShelf, writeOff } from '#app/warehouse/change-pieces'
import { lifeRules, saveLifeRules } from '#app/warehouse/life-rules'
import { findGoods, stockBatches, stockMovements, stockProposal, stockRows } from '#app/warehouse/read-stock'
import { approveRecall, proposeRecall, recallView, withdrawRecall } from '#app/warehouse/recall-batch'
import { batchAnalysis, saveBatchAnalysis } from '#app/warehouse/save-analysis'
import { takeIn } from '#app/warehouse/take-in'

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
  bind(app, deps, batches.saveBatchAnalysis, saveBatchAnalysis)
  bind(app, deps, life.lifeRules, lifeRules)
  bind(app, deps, life.saveLifeRules, saveLifeRules)
  bind(app, deps, recalls.recallView, recallView)
  bind(app, deps, recalls.proposeRecall, proposeRecall)
  bind(app, deps, recalls.withdrawRecall, withdrawRecall)
  bind(app, deps, recalls.approveRecall, approveRecall)
}
