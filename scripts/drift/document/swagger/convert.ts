import type { ApiDocument } from '../document.ts';
import { childAsWritten, children, escaped, fieldsOf, has, textOf } from '../node.ts';
import type { Fields, Node } from '../node.ts';
import { reserve, shared, startConversion, type Conversion } from './conversion.ts';
import { bodyOf, contentOf, formOf, parameterOf } from './parameters.ts';
import { schemaOf } from './schemas.ts';
import { securitySchemes } from './security.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'];

/** What operations take from the root and from their path, unless they say something else. */
type Around = { consumes: string[]; produces: string[]; bodies: Node[]; root: Node };

/**
 * A Swagger 2.0 description as OpenAPI 3.0 in one file, and what each pointer into it was written
 * as. Examples are left out: nothing is compared by them.
 */
export function fromSwagger(from: ApiDocument): { value: Fields; origins: Map<string, Node> } {
  const conversion = startConversion(from);
  const { root } = from;
  const { info, tags, security, externalDocs } = fieldsOf(root.value);
  const definitions = children(childAsWritten(root, 'definitions'));
  for (const [, node] of definitions) reserve(conversion, 'schemas', node);
  for (const [, node] of definitions) {
    shared(conversion, 'schemas', { node, write: schemaOf });
  }
  const paths = pathsOf(conversion, root);
  conversion.origins.set('', root);
  conversion.origins.set('/servers', childAsWritten(root, has(root, 'host') ? 'host' : 'basePath'));
  conversion.origins.set(
    '/components/securitySchemes',
    childAsWritten(root, 'securityDefinitions'),
  );
  const value = {
    openapi: '3.0.4',
    info,
    servers: serversOf(root, listIn(root, 'schemes')),
    ...(externalDocs === undefined ? {} : { externalDocs }),
    ...(tags === undefined ? {} : { tags }),
    ...(security === undefined ? {} : { security }),
    paths,
    components: { ...conversion.components, securitySchemes: securitySchemes(root) },
    ...extensionsOf(root),
  };
  return { value, origins: conversion.origins };
}

function extensionsOf({ value }: Node): Fields {
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).filter(([name]) => name.startsWith('x-')),
  );
}

function listIn(node: Node, name: string): string[] {
  const list = fieldsOf(node.value)[name];
  return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
}

function serversOf(root: Node, schemes: string[]): Fields[] {
  const host = textOf(root, 'host');
  const path = textOf(root, 'basePath') ?? '/';
  if (host === undefined) return [{ url: path }];
  return (schemes.length > 0 ? schemes : ['https']).map((scheme) => ({
    url: `${scheme}://${host}${path}`,
  }));
}

function pathsOf(conversion: Conversion, root: Node): Fields {
  const node = childAsWritten(root, 'paths');
  const paths = children(node).map(([path, written]) => {
    if (path.startsWith('x-')) return [path, written.value];
    return [path, pathOf(conversion, written, `/paths/${escaped(path)}`, root)];
  });
  return Object.fromEntries(paths) as Fields;
}

function pathOf(conversion: Conversion, written: Node, at: string, root: Node): Fields {
  const node = conversion.from.follow(written);
  conversion.origins.set(at, node);
  const { plain, bodies } = parametersOf(conversion, node, at);
  const around = {
    consumes: listIn(root, 'consumes'),
    produces: listIn(root, 'produces'),
    bodies,
    root,
  };
  const operations = METHODS.filter((method) => has(node, method)).map((method) => {
    const operation = conversion.from.follow(childAsWritten(node, method));
    return [method, operationOf(conversion, operation, `${at}/${method}`, around)];
  });
  return {
    ...extensionsOf(node),
    ...(plain.length > 0 ? { parameters: plain } : {}),
    ...(Object.fromEntries(operations) as Fields),
  };
}

/** Parameters in path, query and header; and those that are parts of a body, as they are written. */
function parametersOf(conversion: Conversion, owner: Node, at: string) {
  const plain: Fields[] = [];
  const bodies: Node[] = [];
  for (const [, written] of children(childAsWritten(owner, 'parameters'))) {
    const node = conversion.from.follow(written);
    const place = textOf(node, 'in');
    if (place === 'body' || place === 'formData') bodies.push(written);
    else if (node !== written) {
      plain.push(shared(conversion, 'parameters', { node, write: parameterOf }));
    } else plain.push(parameterOf(conversion, node, `${at}/parameters/${plain.length}`));
  }
  return { plain, bodies };
}

function operationOf(conversion: Conversion, node: Node, at: string, around: Around): Fields {
  conversion.origins.set(at, node);
  conversion.origins.set(`${at}/servers`, childAsWritten(node, 'schemes'));
  const { consumes: _, produces: __, schemes, parameters: ___, ...kept } = fieldsOf(node.value);
  const consumes = has(node, 'consumes') ? listIn(node, 'consumes') : around.consumes;
  const produces = has(node, 'produces') ? listIn(node, 'produces') : around.produces;
  const { plain, bodies } = parametersOf(conversion, node, at);
  const requestBody = requestBodyOf(
    conversion,
    [...around.bodies, ...bodies],
    consumes,
    `${at}/requestBody`,
  );
  const responses = children(childAsWritten(node, 'responses')).map(([status, written]) => [
    status,
    responseAt(conversion, written, produces, `${at}/responses/${status}`),
  ]);
  return {
    ...kept,
    ...(schemes === undefined ? {} : { servers: serversOf(around.root, listIn(node, 'schemes')) }),
    ...(plain.length > 0 ? { parameters: plain } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: Object.fromEntries(responses) as Fields,
  };
}

/** An operation's own parts of a body override those of its path. */
function requestBodyOf(
  conversion: Conversion,
  parts: Node[],
  consumes: string[],
  at: string,
): Fields | undefined {
  const { follow } = conversion.from;
  const isBody = (node: Node) => textOf(follow(node), 'in') === 'body';
  const body = parts.findLast(isBody);
  const fields = new Map<string, Node>();
  for (const part of parts) {
    if (!isBody(part)) fields.set(textOf(follow(part), 'name') ?? '', follow(part));
  }
  if (!body) {
    return fields.size > 0 ? formOf(conversion, [...fields.values()], consumes, at) : undefined;
  }
  const node = follow(body);
  if (node === body) return bodyOf(conversion, node, consumes, at);
  return shared(conversion, 'requestBodies', {
    node,
    variant: consumes.join(' '),
    write: (_, target, place) => bodyOf(conversion, target, consumes, place),
  });
}

function responseAt(
  conversion: Conversion,
  written: Node,
  produces: string[],
  at: string,
): unknown {
  const node = conversion.from.follow(written);
  if (node === written) return responseOf(conversion, node, produces, at);
  return shared(conversion, 'responses', {
    node,
    variant: produces.join(' '),
    write: (_, target, place) => responseOf(conversion, target, produces, place),
  });
}

function responseOf(conversion: Conversion, node: Node, produces: string[], at: string): Fields {
  conversion.origins.set(at, node);
  const headers = children(childAsWritten(node, 'headers')).map(([name, header]) => [
    name,
    parameterOf(conversion, header, `${at}/headers/${escaped(name)}`),
  ]);
  return {
    description: textOf(node, 'description') ?? '',
    ...extensionsOf(node),
    ...(headers.length > 0 ? { headers: Object.fromEntries(headers) as Fields } : {}),
    ...(has(node, 'schema') ? { content: contentOf(conversion, node, produces, at) } : {}),
  };
}
