import { endpoint } from '../endpoint.ts'
import {
  AddRetailer,
  ChangeRetailer,
  RetailerParams,
  RetailersQuery,
  StaffRetailer,
  StaffRetailers,
} from '../staff/staff-retailer.ts'

/** Places on the map where our food is sold. */
export const staffRetailerEndpoints = {
  staffRetailers: endpoint({
    method: 'GET',
    path: '/staff/retailers',
    summary: 'Places on the map and off it, by part of a name or a town.',
    access: 'staff',
    work: 'content',
    query: RetailersQuery,
    reply: StaffRetailers,
    refusals: [],
  }),
  addRetailer: endpoint({
    method: 'POST',
    path: '/staff/retailers',
    summary: 'Puts a place on the map.',
    access: 'staff',
    work: 'content',
    body: AddRetailer,
    reply: StaffRetailer,
    status: 201,
    refusals: ['name_taken'],
  }),
  changeRetailer: endpoint({
    method: 'PUT',
    path: '/staff/retailers/:retailerId',
    summary: 'Changes a place, hides it or shows it again.',
    access: 'staff',
    work: 'content',
    params: RetailerParams,
    body: ChangeRetailer,
    reply: StaffRetailer,
    refusals: ['version_conflict', 'name_taken'],
  }),
} as const
