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
