import type { ApiDocument } from './document.ts';
import { child, children, fieldsOf, has, keyOf, textOf, type Node } from './node.ts';
import { serversOf, type ApiServer } from './servers.ts';

const METHODS = 'get put post delete options head patch trace query'.split(' ');

export type ApiParameter = {
  name: string;
  in: string;
  required: boolean;
  deprecated: boolean;
  style: string;
  explode: boolean;
  allowReserved: boolean;
  allowEmptyValue: boolean;
  /** The schema of the value; none if there is `content`. */
  schema?: Node;
  /** The media type and schema, if the value is a document. */
  content?: ApiContent;
  node: Node;
};

/** Media types are in lower case and without `charset`. */
export type ApiContent = { mediaType: string; schema?: Node; node: Node };
export type ApiBody = { required: boolean; content: ApiContent[]; node: Node };

/** Header names are in lower case. */
export type ApiHeader = Omit<ApiParameter, 'in'>;
export type ApiResponse = {
  /** `200`, `4XX` or `default`. */
  status: string;
  headers: ApiHeader[];
  content: ApiContent[];
  links: [string, Node][];
  node: Node;
};

/** Alternatives: the schemes that are needed together, with their scopes. `{}` is public. */
export type ApiSecurity = { ways: Record<string, string[]>[]; node: Node };

export type ApiOperation = {
  /** The `operationId`, else `GET /path`. */
  operationId: string;
  named: boolean;
  kind: 'operation' | 'webhook' | 'callback';
  /** As it is sent. */
  method: string;
  path: string;
  deprecated: boolean;
  parameters: ApiParameter[];
  requestBody?: ApiBody;
  responses: ApiResponse[];
  security: ApiSecurity;
  servers: ApiServer[];
  callbacks: ApiOperation[];
  node: Node;
};

/**
 * All operations of a document in its order, including what they inherit from their path and the
 * root.
 */
export function operationsOf(document: ApiDocument): ApiOperation[] {
  return children(child(document.root, 'paths')).flatMap(([path, item]) =>
    path.startsWith('x-') ? [] : operationsAt(document, path, item, 'operation'),
  );
}

/** Webhooks and callbacks, whose requests are sent by the server. */
export function webhooksOf(document: ApiDocument): ApiOperation[] {
  return children(child(document.root, 'webhooks')).flatMap(([name, item]) =>
    operationsAt(document, name, item, 'webhook'),
  );
}

function operationsAt(
  document: ApiDocument,
  path: string,
  written: Node,
  kind: ApiOperation['kind'],
  within: Node[] = [],
): ApiOperation[] {
  // Keywords beside a reference apply too, and override those of its target.
  const owners = [written];
  for (const each of owners) {
    const reference = textOf(each, '$ref');
    const target = reference === undefined ? undefined : document.find(each, reference);
    if (target) owners.push(target);
  }
  return methodsOf(owners).flatMap(({ method, node }) => {
    // The callbacks of an operation may lead back to it.
    if (within.some((each) => keyOf(each) === keyOf(node))) return [];
    return [operation(document, { path, method, kind }, owners, [...within, node])];
  });
}

/** The operations of a path. Methods that OpenAPI has no word for are named as they are sent. */
function methodsOf(owners: Node[]): { method: string; node: Node }[] {
  const others = owners.map((owner) => child(owner, 'additionalOperations'));
  const names = new Set(others.flatMap((each) => children(each).map(([name]) => name)));
  return [
    ...METHODS.map((name) => ({ method: name.toUpperCase(), node: firstIn(owners, name) })),
    ...[...names].map((name) => ({ method: name, node: firstIn(others, name) })),
  ].flatMap(({ method, node }) => (node ? [{ method, node }] : []));
}

function firstIn(places: Node[], name: string): Node | undefined {
  const place = places.find((each) => has(each, name));
  return place && child(place, name);
}

function operation(
  document: ApiDocument,
  { path, method, kind }: Pick<ApiOperation, 'path' | 'method' | 'kind'>,
  owners: Node[],
  within: Node[],
): ApiOperation {
  const node = within.at(-1) ?? document.root;
  const named = textOf(node, 'operationId');
  const body = document.follow(child(node, 'requestBody'));
  return {
    operationId: named ?? `${method} ${path}`,
    named: named !== undefined,
    kind,
    method,
    path,
    deprecated: fieldsOf(node.value)['deprecated'] === true,
    parameters: parametersOf(document, [...owners.toReversed(), node]),
    ...(body.value === undefined ? {} : { requestBody: bodyOf(document, body) }),
    responses: children(child(node, 'responses'))
      .filter(([status]) => !status.startsWith('x-'))
      .map(([status, written]) => responseOf(document, status, document.follow(written))),
    security: securityOf(has(node, 'security') ? node : document.root),
    servers: serversOf([node, ...owners, document.root]),
    callbacks: callbacksOf(document, node, within),
    node,
  };
}

function callbacksOf(document: ApiDocument, node: Node, within: Node[]): ApiOperation[] {
  return children(child(node, 'callbacks')).flatMap(([name, written]) =>
    children(document.follow(written)).flatMap(([expression, item]) =>
      operationsAt(document, `${name} ${expression}`, item, 'callback', within),
    ),
  );
}

/** An operation's parameters override those of its path with the same name and `in`. */
function parametersOf(document: ApiDocument, owners: Node[]): ApiParameter[] {
  const found = new Map<string, ApiParameter>();
  for (const owner of owners) {
    for (const [, written] of children(child(owner, 'parameters'))) {
      const one = parameterOf(document, document.follow(written));
      if (!isIgnored(one)) found.set(`${one.in} ${one.name}`, one);
    }
  }
  return [...found.values()];
}

/** OpenAPI 3 ignores these header parameters: bodies and security describe them. */
function isIgnored({ in: place, name }: ApiParameter): boolean {
  return place === 'header' && ['accept', 'content-type', 'authorization'].includes(name);
}

function parameterOf(document: ApiDocument, node: Node): ApiParameter {
  const place = textOf(node, 'in') ?? 'query';
  const name = textOf(node, 'name') ?? '';
  const style = place === 'query' || place === 'cookie' ? 'form' : 'simple';
  return {
    ...valueOf(document, node, style),
    name: place === 'header' ? name.toLowerCase() : name,
    in: place,
    required: place === 'path' || fieldsOf(node.value)['required'] === true,
  };
}

function valueOf(document: ApiDocument, node: Node, usual: string): Omit<ApiParameter, 'in'> {
  const fields = fieldsOf(node.value);
  const style = textOf(node, 'style') ?? usual;
  const content = contentOf(document, node)[0];
  return {
    name: '',
    required: fields['required'] === true,
    deprecated: fields['deprecated'] === true,
    style,
    explode: typeof fields['explode'] === 'boolean' ? fields['explode'] : style === 'form',
    allowReserved: fields['allowReserved'] === true,
    allowEmptyValue: fields['allowEmptyValue'] === true,
    ...(has(node, 'schema') ? { schema: child(node, 'schema') } : {}),
    ...(content ? { content } : {}),
    node,
  };
}

function bodyOf(document: ApiDocument, node: Node): ApiBody {
  const required = fieldsOf(node.value)['required'] === true;
  return { required, content: contentOf(document, node), node };
}

/**
 * The entries by their media types. Of several that differ only in their `charset` the first with a
 * schema stands for the type; others with a schema keep what they are written with.
 */
function contentOf(document: ApiDocument, owner: Node): ApiContent[] {
  const all = children(child(owner, 'content')).map(([written, inside]) => {
    const node = document.follow(inside);
    const schema = has(node, 'schema') ? { schema: child(node, 'schema') } : {};
    return { written, content: { mediaType: mediaTypeOf(written), node, ...schema } };
  });
  const holders = new Map<string, ApiContent>();
  for (const { content } of all) {
    const known = holders.get(content.mediaType);
    if (!known || (!has(known.node, 'schema') && has(content.node, 'schema'))) {
      holders.set(content.mediaType, content);
    }
  }
  return all.flatMap(({ written, content }): ApiContent[] => {
    if (holders.get(content.mediaType) === content) return [content];
    return has(content.node, 'schema') ? [{ ...content, mediaType: written.toLowerCase() }] : [];
  });
}

/** A media type in lower case without `charset`, which does not change the exchange. */
export function mediaTypeOf(written: string): string {
  const [type = '', ...parameters] = written.split(';').map((part) => part.trim().toLowerCase());
  const kept = parameters.filter((each) => each !== '' && !each.startsWith('charset='));
  return [type, ...kept.toSorted()].join(';');
}

function responseOf(document: ApiDocument, status: string, node: Node): ApiResponse {
  const headers = children(child(node, 'headers')).map(([name, written]) =>
    Object.assign(valueOf(document, document.follow(written), 'simple'), {
      name: name.toLowerCase(),
    }),
  );
  return {
    status: status.toUpperCase() === 'DEFAULT' ? 'default' : status.toUpperCase(),
    // OpenAPI 3 ignores a Content-Type header: the media type describes it.
    headers: headers.filter(({ name }) => name !== 'content-type'),
    content: contentOf(document, node),
    links: children(child(node, 'links')),
    node,
  };
}

function securityOf(owner: Node): ApiSecurity {
  const node = child(owner, 'security');
  const ways = children(node).map(([, way]) => fieldsOf(way.value) as Record<string, string[]>);
  return { ways: ways.length === 0 ? [{}] : ways, node };
}
