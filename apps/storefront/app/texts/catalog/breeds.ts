/** How people write the breeds that have a portrait. A mongrel is one even when it names its father. */
export const breedTexts = {
  mongrel: /křížen|voříš|vořech/i,
  dachshund: /jezevčí/i,
  schnauzer: /knírač/i,
  labrador: /labrador/i,
  pug: /mops/i,
  collie: /border[ -]?kol/i,
}
