import type { ApiOperation, ApiParameter } from '../document/operations.ts';
import { responseFor, type Contract } from '../exchange/contract.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { Difference } from '../exchange/report-issue.ts';
import { isOpen } from '../exchange/security.ts';
import { callOf, type Call, type Values } from './request.ts';
import { badTexts, parameterExample } from './values.ts';
import { live } from './verdicts.ts';

/** A call that the server must refuse, and the finding if it does not. */
export type Provocation = {
  operation: ApiOperation;
  call: Call;
  /** Whether the contract describes the answer for this operation. */
  isOf: boolean;
  judge: (exchange: Exchange) => Difference | undefined;
};

type Around = {
  origin: string;
  token: string | undefined;
  values: Values;
  mayCall: (method: string) => boolean;
  probeMethods: boolean;
};

/**
 * Calls without a token, with an invalid and a missing value for each parameter, and, where it is
 * wanted, with an undeclared method.
 */
export function provocations(
  contract: Contract,
  operation: ApiOperation,
  around: Around,
): Provocation[] {
  const others = around.probeMethods ? wrongMethods(contract, operation, around) : [];
  if (!around.mayCall(operation.method)) return others;
  const found = isOpen(operation) ? [] : [withoutToken(contract, operation, around)];
  const canCall = isOpen(operation) || around.token;
  const isTold = responseFor(operation, 400) ?? responseFor(operation, 422);
  const bad = canCall && isTold ? badCalls(contract, operation, around) : [];
  return [...found, ...bad, ...others];
}

function withoutToken(
  { document }: Contract,
  operation: ApiOperation,
  { origin, values }: Around,
): Provocation {
  const { operationId } = operation;
  return {
    operation,
    call: callOf(document, operation, values, { origin }),
    isOf: true,
    judge: ({ status }) => {
      if (status === 401 || status === 403) return undefined;
      return live(operation, {
        id: 'live-token-not-asked',
        wire: 'breaking',
        direction: 'both',
        title: `${operationId} answers ${status} without a token`,
        explanation: 'The contract says that it needs one, and that 401 is the answer without.',
        at: `${operationId} response 401`,
      });
    },
  };
}

function badCalls(contract: Contract, operation: ApiOperation, around: Around): Provocation[] {
  const { document } = contract;
  const { operationId, parameters } = operation;
  const { origin, token, values } = around;
  const found: Provocation[] = [];
  for (const parameter of parameters) {
    const { name, in: place, required, schema } = parameter;
    if (place === 'cookie') continue;
    const at = `${operationId} ${place} ${name}`;
    const send = (changed: Values, what: string) => {
      const call = callOf(document, operation, changed, { origin, token });
      found.push(refusal(operation, call, what, at));
    };
    for (const text of badTexts(document, schema).slice(0, 2)) {
      const wrong = new Map(values).set(parameter, badValue(contract, parameter, text));
      send(wrong, `the ${place} parameter ${name} as ${JSON.stringify(short(text))}`);
    }
    if (!required || place === 'path') continue;
    const rest = new Map(values);
    rest.delete(parameter);
    send(rest, `a call without the ${place} parameter ${name}`);
  }
  return found;
}

/** In a list only one entry is invalid, so that it must be the reason. */
function badValue({ document }: Contract, parameter: ApiParameter, text: string): unknown {
  const usual = parameterExample(document, parameter);
  return Array.isArray(usual) ? [text] : text;
}

function refusal(operation: ApiOperation, call: Call, what: string, at: string): Provocation {
  const { operationId } = operation;
  return {
    operation,
    call,
    isOf: true,
    judge: ({ status }) => {
      if (status >= 400 && status < 500) return undefined;
      const isError = status >= 500;
      return live(operation, {
        id: isError ? 'live-bad-value-fails' : 'live-bad-value-taken',
        wire: isError ? 'breaking' : 'risky',
        direction: isError ? 'response' : 'request',
        title: `${operationId} ${isError ? `fails with ${status} on` : 'takes'} ${what}`,
        explanation: isError
          ? 'The contract says that the server refuses it and says why.'
          : 'The contract says that the server refuses it. A client’s mistake goes unnoticed.',
        at,
      });
    },
  };
}

/** For the first operation of a path, a method that the path lacks and that may be sent. */
export function undeclaredMethod(
  operations: ApiOperation[],
  operation: ApiOperation,
  mayCall: (method: string) => boolean,
): string | undefined {
  const same = operations.filter(({ path }) => path === operation.path);
  if (same[0] !== operation) return undefined;
  const known = new Set(same.map(({ method }) => method));
  return ['GET', 'PATCH', 'DELETE', 'PUT'].find((each) => !known.has(each) && mayCall(each));
}

function wrongMethods(
  { document, operations }: Contract,
  operation: ApiOperation,
  { origin, token, values, mayCall }: Around,
): Provocation[] {
  const method = undeclaredMethod(operations, operation, mayCall);
  if (!method) return [];
  const { method: _, body: __, ...call } = callOf(document, operation, values, { origin, token });
  return [
    {
      operation,
      call: { ...call, method },
      isOf: false,
      judge: ({ status }) => {
        if (status >= 400 && status < 500) return undefined;
        if (status === 501) return undefined;
        const { path, operationId } = operation;
        return live(operation, {
          id: 'live-method-taken',
          wire: status >= 500 ? 'breaking' : 'risky',
          direction: 'both',
          title: `${method} ${path} answers ${status}, and the contract does not know it`,
          explanation: 'A method that is not there is answered with 405 or 404.',
          at: `${operationId} method ${method}`,
        });
      },
    },
  ];
}

function short(text: string): string {
  return text.length > 24 ? `${text.slice(0, 24)}…` : text;
}
