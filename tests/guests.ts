/** An address in Austin, as calls of the checkout take it. */
export const HOME = {
  firstName: 'Ida',
  lastName: 'Berg',
  address1: '98 San Jacinto Blvd',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  country: 'US',
  stateType: 'Domestic',
};

/** Another address of the same person. */
export const HELENA = {
  ...HOME,
  address1: '12 Last Chance Gulch',
  city: 'Helena',
  state: 'MT',
  zip: '59601',
};

/** A guest in Los Angeles, where small orders are taxed. */
export const IDA = {
  email: 'ida.berg@example.com',
  firstName: 'Ida',
  lastName: 'Berg',
  street: '350 South Grand Avenue',
  city: 'Los Angeles',
  state: 'California',
  zip: '90071',
};
