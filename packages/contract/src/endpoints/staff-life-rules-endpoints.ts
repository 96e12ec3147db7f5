import { endpoint } from '../endpoint.ts'
import { LifeRulesView, SaveLifeRules } from '../staff/life-rules.ts'

/** How long goods must keep, and from when they are sold apart. */
export const staffLifeRulesEndpoints = {
  lifeRules: endpoint({
    method: 'GET',
    path: '/staff/stock/life-rules',
    summary: 'From when goods are sold apart because of their day, and how long they must keep for whom.',
    access: 'staff',
    work: 'stock',
    reply: LifeRulesView,
    refusals: [],
  }),
  saveLifeRules: endpoint({
    method: 'PUT',
    path: '/staff/stock/life-rules',
    summary: 'Changes those rules, all of them or none.',
    access: 'staff',
    work: 'life_rules',
    body: SaveLifeRules,
    reply: LifeRulesView,
    refusals: ['version_conflict'],
  }),
}
