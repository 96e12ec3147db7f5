import {
  AttributeChange,
  AttributeParams,
  NewAttribute,
  RemoveAttribute,
  StaffAttribute,
  StaffAttributes,
} from '../../catalog/attribute.ts'
import { endpoint } from '../../endpoint.ts'
import { Nothing } from '../../text-fields.ts'

/** Typed properties of goods; those with values to choose from can be filters of the grid. */
export const staffAttributeEndpoints = {
  attributes: endpoint({
    method: 'GET',
    path: '/staff/attributes',
    summary: 'All attributes with their options and how many products have each.',
    access: 'staff',
    work: 'goods_seen',
    reply: StaffAttributes,
    refusals: [],
  }),
  addAttribute: endpoint({
    method: 'POST',
    path: '/staff/attributes',
    summary: 'A new attribute with its type, which stays.',
    access: 'staff',
    work: 'goods',
    body: NewAttribute,
    reply: StaffAttribute,
    status: 201,
    refusals: ['name_taken'],
  }),
  saveAttribute: endpoint({
    method: 'PUT',
    path: '/staff/attributes/:attributeId',
    summary: 'Another name, other options, a filter or not; an option that products have stays.',
    access: 'staff',
    work: 'goods',
    params: AttributeParams,
    body: AttributeChange,
    reply: StaffAttribute,
    refusals: ['version_conflict', 'name_taken', 'choice_unknown', 'choice_used'],
  }),
  removeAttribute: endpoint({
    method: 'POST',
    path: '/staff/attributes/:attributeId/removal',
    summary: 'Takes away an attribute that no product has.',
    access: 'staff',
    work: 'goods',
    params: AttributeParams,
    body: RemoveAttribute,
    reply: Nothing,
    refusals: ['version_conflict', 'choice_used'],
  }),
} as const
