/** How somebody is called: by name, else by address; empty once both are gone. */
export const PERSON_NAME = (person: string) =>
  `coalesce(nullif(btrim(${person}.first_name || ' ' || ${person}.last_name), ''), ${person}.email, '')`

/** How a company is called, which may be a person without a name of a firm. */
export const COMPANY_NAME = (account: string) =>
  `coalesce(nullif(${account}.company_name, ''), btrim(${account}.first_name || ' ' || ${account}.last_name))`
