/** How people write the breeds that have a portrait. */
export const breedTexts = {
  dachshund: /jezevčík/i,
  schnauzer: /knírač/i,
  labrador: /labrador|retr[ií]vr/i,
  pug: /mops|buldoček/i,
  collie: /kolie|šeltie|ovčák/i,
}
