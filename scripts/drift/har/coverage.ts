import type { Contract } from '../exchange/contract.ts';
import type { Shape, Slot } from '../exchange/shape.ts';
import type { Coverage, Share } from '../report/report.ts';

/** The used share of a contract; `seen` has `op`, `op response 200` and `op query name`. */
export function coverageOf(
  contract: Contract,
  seen: Set<string>,
): Pick<Coverage, 'operations' | 'parameters' | 'statuses' | 'fields'> {
  const { operations } = contract;
  const ids = operations.map(({ operationId }) => operationId);
  const parameters = operations.flatMap(({ operationId, parameters }) =>
    parameters.map((one) => `${operationId} ${one.in} ${one.name}`),
  );
  const statuses = operations.flatMap(({ operationId, responses }) =>
    responses.map(({ status }) => `${operationId} response ${status}`),
  );
  const share = (all: string[]): Share => {
    const missing = all.filter((one) => !seen.has(one));
    return { seen: all.length - missing.length, of: all.length, missing };
  };
  return {
    operations: share(ids),
    parameters: share(parameters),
    statuses: share(statuses),
    fields: fieldShare(contract),
  };
}

/** Every field that a body of the contract declares, once for all bodies. */
function fieldShare({ operations, shapes }: Contract): Share {
  const schemas = operations.flatMap(({ requestBody, responses }) =>
    [...(requestBody?.content ?? []), ...responses.flatMap(({ content }) => content)].flatMap(
      ({ schema }) => schema ?? [],
    ),
  );
  const slots = new Set<Slot>();
  const shown = new Set<Shape>();
  const visit = (shape: Shape): void => {
    if (shown.has(shape)) return;
    shown.add(shape);
    for (const slot of shape.fields.values()) {
      slots.add(slot);
      visit(slot.shape());
    }
    if (shape.items) visit(shape.items);
    if (shape.rest) visit(shape.rest);
  };
  for (const schema of schemas) visit(shapes.shapeOf(schema));
  const declared = new Map([...slots].map((slot) => [slot.node.pointer, slot]));
  const missing = [...declared].filter(([, { seen }]) => !seen).map(([pointer]) => pointer);
  return { seen: declared.size - missing.length, of: declared.size, missing };
}
