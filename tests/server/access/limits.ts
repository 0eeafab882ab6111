import { startLiveStore } from '../start-live-store.ts';
import { judge, newLine } from './table.ts';
import { CLARAS_EMAIL, PASSWORD } from './visitors.ts';

const SECTION = 'limits';
const SIGN_IN = '/api/Authentication/SignIn';
const CHECKOUT = '/api/Checkout/';

type Attempt = {
  network?: string;
  path?: string;
  method?: string;
  cookie?: string;
  type?: string;
  body?: string;
};
type Store = Awaited<ReturnType<typeof startLiveStore>>;

const guess = (email: string) => JSON.stringify({ emailId: email, password: 'Wrong-Leaf9' });

/** Ways around a count, each with its own account and network. */
const TRICKS: Record<string, (email: string, turn: number) => Attempt> = {
  nothing: (email) => ({ body: guess(email) }),
  'another account in the query': (email, turn) => ({
    path: `${SIGN_IN}?email=decoy${turn}@example.com&emailId=decoy${turn}@example.com`,
    body: guess(email),
  }),
  'other letters': (email, turn) => ({
    body: guess(turn % 2 ? email.toUpperCase() : ` ${email.normalize('NFKD')} `),
  }),
  'a second account in other letters': (email, turn) => ({
    body: `{"emailId":"decoy${turn}@example.com","EmailId":"${email}","password":"Wrong-Leaf9"}`,
  }),
  'a body of another kind': (email) => ({
    type: 'application/x-www-form-urlencoded',
    body: String(new URLSearchParams({ emailId: email, password: 'Wrong-Leaf9' })),
  }),
  'the cookie of an unknown device': (email, turn) => ({
    cookie: `device=${btoa(String(turn))}.${btoa(email)}.0.9999999999.${btoa(email)}`,
    body: guess(email),
  }),
};
/** One network, as proxies write it. */
const SPELLINGS = ['A', 'A:4711', '"A:1"', '::ffff:A', '[::ffff:A]:80', '198.51.100.1, A:80'];

/** Counts the guesses that reach the API host, by each way around the limits. */
export async function limits(): Promise<void> {
  const store = await startLiveStore({ TRUST_PROXY: 'loopback' });
  try {
    await oneNetwork(store);
    await fiftyNetworks(store);
    await manyAccounts(store);
    await rightPasswords(store);
    await coupons(store);
  } finally {
    store.stop();
  }
}

async function oneNetwork(store: Store): Promise<void> {
  const line = newLine(SECTION, 'one network, one account: of 40 attempts, 10');
  for (const [at, [trick, attemptAt]] of Object.entries(TRICKS).entries()) {
    const email = `one${at}@example.com`;
    const reached = await countReached(store, 40, (turn) => ({
      network: `192.0.2.${at}`,
      ...attemptAt(email, turn),
    }));
    judge(line, trick, [reached !== 10 && `${reached} reached the API host`]);
  }
  const reachedBySpelling = await countReached(store, 40, (turn) => ({
    network: (SPELLINGS[turn % SPELLINGS.length] ?? '').replace('A', '192.0.2.200'),
    body: guess('spelling@example.com'),
  }));
  judge(line, 'the network in other spellings', [
    reachedBySpelling !== 10 && `${reachedBySpelling} reached it`,
  ]);
}

async function fiftyNetworks(store: Store): Promise<void> {
  const line = newLine(SECTION, 'fifty networks, one account: of 1,000 attempts, 100');
  const device = await readDeviceCookie(store, '203.0.113.1');
  const reached = await countReached(store, 1_000, (turn) => ({
    network: `198.51.100.${turn % 50}`,
    body: guess(CLARAS_EMAIL),
  }));
  judge(line, 'guesses', [reached !== 100 && `${reached} reached the API host`]);
  const others = newLine(SECTION, 'meanwhile its customer');
  const right = JSON.stringify({ emailId: CLARAS_EMAIL, password: PASSWORD });
  const customers = {
    'on the known network': { network: '203.0.113.1', body: right },
    'with the known device elsewhere': { network: '203.0.113.2', body: right, cookie: device },
  };
  for (const [who, attempt] of Object.entries(customers)) {
    const passed = await countReached(store, 1, () => attempt);
    judge(others, who, [passed !== 1 && 'is locked out']);
  }
  const fromNewNetwork = await countReached(store, 1, () => ({
    network: '203.0.113.3',
    body: right,
  }));
  judge(line, 'a network that has never signed in', [fromNewNetwork !== 0 && 'is let in']);
}

async function manyAccounts(store: Store): Promise<void> {
  const line = newLine(SECTION, 'one network, 200 accounts: of 200 attempts, 60');
  const reached = await countReached(store, 200, (turn) => ({
    network: '192.0.2.201',
    body: guess(`many${turn}@example.com`),
  }));
  judge(line, 'guesses', [reached !== 60 && `${reached} reached the API host`]);
  const behindProxy = await countReached(store, 700, (turn) => ({
    network: 'unknown',
    body: guess(`behind${turn}@example.com`),
  }));
  judge(line, 'behind a proxy that names no network', [
    behindProxy !== 600 && `${behindProxy} of 600`,
  ]);
}

/** A customer of its own, because the stand-in API has limits, too. */
async function rightPasswords(store: Store): Promise<void> {
  const line = newLine(SECTION, 'one network, right passwords: of 30, 30');
  const body = JSON.stringify({ emailId: 'marcus.bell@example.com', password: PASSWORD });
  const reached = await countReached(store, 30, () => ({ network: '192.0.2.202', body }));
  judge(line, 'sign-ins', [reached !== 30 && `${reached} reached the API host`]);
}

async function coupons(store: Store): Promise<void> {
  const calls: Record<string, (code: string) => Attempt> = {
    ApplyCoupon: (code) => ({
      path: `/api/ShoppingCart/ApplyCoupon?couponCode=${code}`,
      method: 'GET',
    }),
    CreateCheckoutSession: (couponCode) => ({
      path: `${CHECKOUT}CreateCheckoutSession`,
      body: JSON.stringify({ couponCode, lines: [] }),
    }),
    UpdateCheckoutSession: (couponCode) => ({
      path: `${CHECKOUT}UpdateCheckoutSession`,
      method: 'PUT',
      body: JSON.stringify({ sessionId: 'c-1', couponCode }),
    }),
    GetShippingQuotes: (couponCode) => ({
      path: `${CHECKOUT}GetShippingQuotes`,
      body: JSON.stringify({ destination: { state: 'TX' }, couponCode }),
    }),
  };
  const line = newLine(SECTION, 'one network, coupons: of 80 attempts, 60');
  for (const [at, [name, attemptAt]] of Object.entries(calls).entries()) {
    const network = `192.0.2.21${at}`;
    const reached = await countReached(store, 80, (turn) => ({
      network,
      ...attemptAt(`GUESS${turn}`),
    }));
    judge(line, name, [reached !== 60 && `${reached} reached the API host`]);
  }
}

/** Counts the attempts that reach the API host. */
async function countReached(
  store: Store,
  times: number,
  attemptAt: (turn: number) => Attempt,
): Promise<number> {
  const before = store.api.calls.length;
  for (let turn = 0; turn < times; turn++) await send(store, attemptAt(turn));
  return store.api.calls.length - before;
}

async function send({ url }: Store, attempt: Attempt): Promise<Response> {
  const { network = '192.0.2.1', path = SIGN_IN, method = 'POST', cookie, type, body } = attempt;
  const answer = await fetch(url + path, {
    method,
    headers: {
      origin: url,
      'sec-fetch-site': 'same-origin',
      'sec-fetch-dest': 'empty',
      'content-type': type ?? 'application/json',
      'x-forwarded-for': network,
      ...(cookie && { cookie }),
    },
    ...(body !== undefined && { body }),
  });
  await answer.body?.cancel();
  return answer;
}

async function readDeviceCookie(store: Store, network: string): Promise<string> {
  const body = JSON.stringify({ emailId: CLARAS_EMAIL, password: PASSWORD });
  const { headers } = await send(store, { network, body });
  const line = headers.getSetCookie().find((each) => each.startsWith('device='));
  return line?.split(';')[0] ?? '';
}
