import { staffDeskEndpoints as desk } from '@shop/contract/endpoints/staff-desk-endpoints'
import { staffExportEndpoints as exports } from '@shop/contract/endpoints/staff-export-endpoints'
import { staffHistoryEndpoints as history } from '@shop/contract/endpoints/staff-history-endpoints'
import { staffOrderEndpoints as endpoints } from '@shop/contract/endpoints/staff-order-endpoints'
import { staffSystemEndpoints as system } from '@shop/contract/endpoints/staff-system-endpoints'
import { staffCreditEndpoints } from '@shop/contract/promotion/staff-credits'
import { staffVoucherEndpoints as vouchers } from '@shop/contract/promotion/staff-vouchers'
import type { FastifyInstance } from 'fastify'
import { checkExport, exportFile } from '#app/document/export/export-documents'
import { staffDocument } from '#app/document/read-document'
import { staffVoucherPdf } from '#app/document/voucher-files'
import { bind } from '#app/http/bind'
import { bindFile } from '#app/http/bind-file'
import type { Deps } from '#app/http/deps'
import { revokeLinksOfOrder } from '#app/order/revoke-links'
import { assignMovement } from '#app/staff/assign-movement'
import { cancelOrderForCustomer } from '#app/staff/cancel-order-for-customer'
import { giveRefundAccount } from '#app/staff/give-refund-account'
import { previewRefund } from '#app/staff/preview-refund'
import { listAtGateway, redirectRefund } from '#app/staff/redirect-refund'
import { revealPerson } from '#app/staff/reveal-person'
import { rowAsOf, rowHistory } from '#app/staff/row-history'
import { staffAudit, staffVisits } from '#app/staff/staff-audit'
import { approveOrder, closeTask, orderCommand, releaseHeldOrder } from '#app/staff/staff-commands'
import { changeCredits } from '#app/staff/staff-credits'
import { confirmRefundByHand, refundOrder, settleCash } from '#app/staff/staff-money'
import {
  deliverParcel,
  handOverParcels,
  labelParcel,
  packParcel,
  parcelLabel,
  resendOrder,
  takeParcelBack,
} from '#app/staff/staff-parcels'
import {
  orderMails,
  repairTruth,
  retryJob,
  skipJob,
  staffHistory,
  staffJobs,
  staffTruth,
  staffTruths,
} from '#app/staff/staff-system'
import { dropView, ownViews, saveView } from '#app/staff/staff-views'
import { startPacking } from '#app/staff/start-packing'
import { tellPresence } from '#app/staff/tell-presence'
import { trustWithCash } from '#app/staff/trust-with-cash'
import { blockVoucher, renewVoucherCode, sellVoucher, sendVoucher, unblockVoucher } from '#app/voucher/staff-vouchers'

export function addStaffOrderRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.approveOrder, approveOrder)
  bind(app, deps, endpoints.rejectOrder, orderCommand('reject'))
  bind(app, deps, endpoints.holdOrder, orderCommand('hold'))
  bind(app, deps, endpoints.revokeOrderLinks, revokeLinksOfOrder)
  bind(app, deps, endpoints.releaseOrder, releaseHeldOrder)
  bind(app, deps, endpoints.cancelOrderForCustomer, cancelOrderForCustomer)
  bind(app, deps, endpoints.trustWithCash, trustWithCash)
  bind(app, deps, staffCreditEndpoints.changeCredits, changeCredits)
  bind(app, deps, vouchers.sellVoucher, sellVoucher, { showsSecret: true })
  bind(app, deps, vouchers.voucherPdf, staffVoucherPdf)
  bind(app, deps, vouchers.renewVoucherCode, renewVoucherCode, { showsSecret: true })
  bind(app, deps, vouchers.sendVoucher, sendVoucher)
  bind(app, deps, vouchers.blockVoucher, blockVoucher)
  bind(app, deps, vouchers.unblockVoucher, unblockVoucher)
  bind(app, deps, endpoints.startPacking, startPacking)
  bind(app, deps, endpoints.returnToQueue, orderCommand('return_to_queue'))
  bind(app, deps, endpoints.resendOrder, resendOrder)
  bind(app, deps, endpoints.settleCash, settleCash)
  bind(app, deps, endpoints.refundOrder, refundOrder)
  bind(app, deps, endpoints.previewRefund, previewRefund)
  bind(app, deps, endpoints.confirmRefund, confirmRefundByHand)
  bind(app, deps, endpoints.giveRefundAccount, giveRefundAccount)
  bind(app, deps, endpoints.redirectRefund, redirectRefund, { before: listAtGateway })
  bind(app, deps, endpoints.packParcel, packParcel)
  bind(app, deps, endpoints.labelParcel, labelParcel)
  bind(app, deps, endpoints.parcelLabel, parcelLabel)
  bind(app, deps, endpoints.handOverParcels, handOverParcels)
  bind(app, deps, endpoints.deliverParcel, deliverParcel)
  bind(app, deps, endpoints.takeParcelBack, takeParcelBack)
  bind(app, deps, endpoints.staffDocument, staffDocument)
  bind(app, deps, endpoints.assignMovement, assignMovement)
  bind(app, deps, exports.checkExport, checkExport)
  bindFile(app, deps, exports.exportFile, exportFile)
  bind(app, deps, endpoints.closeTask, closeTask)
  bind(app, deps, desk.revealPerson, revealPerson)
  bind(app, deps, desk.tellPresence, tellPresence)
  bind(app, deps, desk.ownViews, ownViews)
  bind(app, deps, desk.saveView, saveView)
  bind(app, deps, desk.dropView, dropView)
  bind(app, deps, system.staffJobs, staffJobs)
  bind(app, deps, system.retryJob, retryJob)
  bind(app, deps, system.skipJob, skipJob)
  bind(app, deps, system.staffTruths, staffTruths)
  bind(app, deps, system.staffTruth, staffTruth)
  bind(app, deps, system.repairTruth, repairTruth)
  bind(app, deps, system.staffAudit, staffAudit)
  bind(app, deps, history.rowHistory, rowHistory)
  bind(app, deps, history.rowAsOf, rowAsOf)
  bind(app, deps, system.staffVisits, staffVisits)
  bind(app, deps, system.orderMails, orderMails)
  bind(app, deps, system.staffHistory, staffHistory)
}
